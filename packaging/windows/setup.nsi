; The installer of @NAME@. packaging/builder/windows.py puts in the words between at signs.
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user
Name "@NAME@"
OutFile "@OUTPUT@"
InstallDir "$LOCALAPPDATA\Programs\@NAME@"
InstallDirRegKey HKCU "Software\@NAME@" "Folder"
@ICON@
VIProductVersion "@NUMBERS@"
VIAddVersionKey "ProductName" "@NAME@"
VIAddVersionKey "ProductVersion" "@VERSION@"
VIAddVersionKey "FileVersion" "@VERSION@"
VIAddVersionKey "CompanyName" "@VENDOR@"
VIAddVersionKey "FileDescription" "@NAME@ setup"
VIAddVersionKey "LegalCopyright" "@VENDOR@"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\@ID@"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

; Files of a running program cannot be replaced: it is asked for before anything is touched.
!macro WaitForEnd UN
Function ${UN}WaitForEnd
again:
    IfFileExists "$INSTDIR\@ID@.exe" 0 ended
    ClearErrors
    FileOpen $0 "$INSTDIR\@ID@.exe" a
    IfErrors 0 close
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "@NAME@ is running. Close its windows, then try again." /SD IDCANCEL IDRETRY again
        SetErrorLevel 2
        Quit
close:
    FileClose $0
ended:
FunctionEnd
!macroend
!insertmacro WaitForEnd ""
!insertmacro WaitForEnd "un."

Section
    Call WaitForEnd
    ; An older version goes first, so that no file of it stays.
    IfFileExists "$INSTDIR\uninstall.exe" 0 +2
        ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    SetOutPath "$INSTDIR"
    File /r "@APP@/*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\@NAME@.lnk" "$INSTDIR\@ID@.exe"
    WriteRegStr HKCU "Software\@NAME@" "Folder" "$INSTDIR"

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "@NAME@"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "@VERSION@"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "@VENDOR@"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" @SIZE@
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1

    WriteRegStr HKCU "Software\Classes\.vade" "" "@ID@.bundle"
    WriteRegStr HKCU "Software\Classes\@ID@.bundle" "" "Vademecum bundle"
    WriteRegStr HKCU "Software\Classes\@ID@.bundle\shell\open\command" "" '"$INSTDIR\@ID@.exe" "%1"'
    WriteRegStr HKCU "Software\Classes\vademecum" "" "URL:Vademecum"
    WriteRegStr HKCU "Software\Classes\vademecum" "URL Protocol" ""
    WriteRegStr HKCU "Software\Classes\vademecum\shell\open\command" "" '"$INSTDIR\@ID@.exe" "%1"'
SectionEnd

Section "Uninstall"
    Call un.WaitForEnd
    ; The uninstaller may run from a copy: only a folder that holds this program is removed.
    IfFileExists "$INSTDIR\@ID@.exe" 0 done
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licenses"
    Delete "$INSTDIR\@ID@.exe"
    Delete "$INSTDIR\@ID@-cli.exe"
    Delete "$INSTDIR\files.sha256"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\@NAME@.lnk"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\@NAME@"
    ReadRegStr $0 HKCU "Software\Classes\.vade" ""
    StrCmp $0 "@ID@.bundle" 0 +2
        DeleteRegKey HKCU "Software\Classes\.vade"
    DeleteRegKey HKCU "Software\Classes\@ID@.bundle"
    DeleteRegKey HKCU "Software\Classes\vademecum"
done:
SectionEnd
