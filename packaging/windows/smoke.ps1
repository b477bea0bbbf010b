# Installs the setup of dist\ for this user, uses it, and removes it again. Run by the workflow on Windows.
$ErrorActionPreference = "Stop"
$setup = Get-ChildItem "dist\*-setup.exe" | Select-Object -First 1
$target = Join-Path $env:RUNNER_TEMP "vademecum app"
$pages = Join-Path $env:RUNNER_TEMP "help"

function Expect($code, $words) {
    # PowerShell hands native errors over as text, so the exit code is what counts.
    $shown = & "$target\vademecum-cli.exe" @words 2>&1 | Out-String
    if ($LASTEXITCODE -ne $code) { throw "$words ended with $LASTEXITCODE, wanted ${code}: $shown" }
    $shown
}

Start-Process $setup.FullName -ArgumentList "/S", "/D=$target" -Wait
Expect 0 @("--version")
Expect 0 @("new", $pages, "--title", "Smoke")
Expect 0 @("check", $pages)
Expect 0 @("search", $pages, "change password")
Expect 3 @("ask", $pages, "how do I bake bread")
Expect 0 @("pack", $pages, "$pages.vade")
Expect 0 @("verify", "$pages.vade")
Expect 0 @("doctor", "--json") | Out-Null

# Marked as downloaded: the pages must open all the same.
Get-ChildItem $pages -Recurse -File | ForEach-Object { Set-Content -Path $_.FullName -Stream Zone.Identifier -Value "[ZoneTransfer]`nZoneId=3" }
Expect 0 @("search", $pages, "change password")

$viewer = Start-Process "$target\vademecum.exe" -ArgumentList "`"$pages.vade`"" -PassThru
for ($i = 0; $i -lt 100 -and $viewer.MainWindowHandle -eq 0; $i++) { Start-Sleep -Milliseconds 200; $viewer.Refresh() }
if ($viewer.MainWindowHandle -eq 0) { throw "no window" }
Expect 0 @("show", "$pages.vade", "--page", "guide/accounts.md")
$viewer.CloseMainWindow() | Out-Null
if (-not $viewer.WaitForExit(10000)) { $viewer.Kill(); throw "the window does not close" }

Start-Process "$target\uninstall.exe" -ArgumentList "/S", "_?=$target" -Wait
$left = Get-ChildItem $target -Recurse -ErrorAction SilentlyContinue | Where-Object Name -ne "uninstall.exe"
if ($left) { throw "left behind: $left" }
Write-Output "works, and leaves nothing behind"
