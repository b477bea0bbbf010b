# Windows: find Python 3.11 or newer (winget installs it where winget is), then hand over to dev.py.
#   powershell -ExecutionPolicy Bypass -File packaging\windows\dev.ps1 run [KNOWLEDGE]
#   powershell -ExecutionPolicy Bypass -File packaging\windows\dev.ps1 test
$ErrorActionPreference = "Continue"
$script = Join-Path (Split-Path -Parent $PSScriptRoot) "dev.py"
$probe = "import sys; sys.exit(sys.version_info < (3, 11))"

function Find-Python {
    # The launcher knows every installed version; the plain name may be the Store's stub, so it is probed.
    foreach ($candidate in @(@("py", "-3.13"), @("py", "-3.12"), @("py", "-3.11"), @("python3"), @("python"))) {
        $name = $candidate[0]
        if (-not (Get-Command $name -ErrorAction SilentlyContinue)) { continue }
        $options = @($candidate | Select-Object -Skip 1)
        & $name @options -c $probe 2>$null | Out-Null
        if ($LASTEXITCODE -eq 0) { return , $candidate }
    }
    return $null
}

$python = Find-Python
if (-not $python -and (Get-Command winget -ErrorAction SilentlyContinue)) {
    winget install --exact --id Python.Python.3.12 --scope user --silent --accept-package-agreements --accept-source-agreements | Out-Host
    $env:Path = [Environment]::GetEnvironmentVariable("Path", "User") + ";" + [Environment]::GetEnvironmentVariable("Path", "Machine")
    $python = Find-Python
}
if (-not $python) {
    Write-Host "vademecum: Python 3.11 or newer is needed. Install it, then start again:"
    Write-Host "    winget install --exact --id Python.Python.3.12      (or the installer from python.org)"
    exit 1
}

$name = $python[0]
$options = @($python | Select-Object -Skip 1)
& $name @options $script @args
exit $LASTEXITCODE
