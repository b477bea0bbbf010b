<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Commands</name>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>About Vademecum</source>
            <translation>Über Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Add the bookmarks of a file to those of this folder</source>
            <translation>Lesezeichen aus einer Datei zu denen dieses Ordners hinzufügen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>All commands…</source>
            <translation>Alle Befehle…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmark this page</source>
            <translation>Lesezeichen setzen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmarks</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Lesezeichen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bring back the bookmark that was removed last</source>
            <translation>Das zuletzt entfernte Lesezeichen zurückholen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Caret browsing</source>
            <translation>Cursor-Navigation</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change how Vademecum looks and behaves</source>
            <translation>Aussehen und Verhalten von Vademecum ändern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change title and tags of this bookmark</source>
            <translation>Titel und Schlagwörter dieses Lesezeichens ändern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Choose one of the folders that were open before</source>
            <translation>Einen der früher geöffneten Ordner wählen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Choose the language of menus and messages</source>
            <translation>Die Sprache von Menüs und Meldungen wählen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close tab</source>
            <translation>Tab schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the current tab</source>
            <translation>Den aktuellen Tab schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the window</source>
            <translation>Das Fenster schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Collapse contents</source>
            <translation>Inhalt einklappen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy a vademecum: link that opens this place again</source>
            <translation>Einen vademecum:-Link kopieren, der diese Stelle wieder öffnet</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy link to this page</source>
            <translation>Link zu dieser Seite kopieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy the selected text</source>
            <translation>Den ausgewählten Text kopieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Create a first page</source>
            <translation>Eine erste Seite anlegen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark text on a light page</source>
            <translation>Dunkle Schrift auf hellem Grund</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit bookmark…</source>
            <translation>Lesezeichen bearbeiten…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Expand contents</source>
            <translation>Inhalt ausklappen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Explain the part of the window that has the focus</source>
            <translation>Den Teil des Fensters erklären, der den Fokus hat</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export answers…</source>
            <translation>Antworten exportieren…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export as PDF…</source>
            <translation>Als PDF exportieren…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export bookmarks…</source>
            <translation>Lesezeichen exportieren…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>File</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Datei</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find and run any command</source>
            <translation>Einen beliebigen Befehl suchen und ausführen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find in page…</source>
            <translation>Auf der Seite suchen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find next</source>
            <translation>Weitersuchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find previous</source>
            <translation>Rückwärts suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find words on this page</source>
            <translation>Wörter auf dieser Seite suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Fold all branches of the contents</source>
            <translation>Alle Zweige des Inhalts zuklappen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the desktop</source>
            <translation>Wie der Desktop</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forget all that was searched for</source>
            <translation>Alle bisherigen Suchanfragen vergessen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forget searches</source>
            <translation>Suchverlauf löschen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Gehe zu</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the bookmarks</source>
            <translation>Zu den Lesezeichen gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the contents</source>
            <translation>Zum Inhaltsverzeichnis gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the index of keywords and headings</source>
            <translation>Zum Stichwortverzeichnis gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the match before</source>
            <translation>Zum vorigen Treffer gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the next match</source>
            <translation>Zum nächsten Treffer gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the page that Back left</source>
            <translation>Zu der Seite gehen, die mit „Zurück“ verlassen wurde</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the pages read before</source>
            <translation>Zu den zuletzt gelesenen Seiten gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the search box</source>
            <translation>Zum Suchfeld gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the text of the page</source>
            <translation>Zum Text der Seite gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Hilfe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help for this part</source>
            <translation>Hilfe zu diesem Bereich</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Home</source>
            <translation>Startseite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Import bookmarks…</source>
            <translation>Lesezeichen importieren…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Index</source>
            <translation>Stichwörter</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keep this page among the bookmarks, or remove it</source>
            <translation>Diese Seite zu den Lesezeichen legen oder daraus entfernen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Larger text</source>
            <translation>Größere Schrift</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light text on a dark page</source>
            <translation>Helle Schrift auf dunklem Grund</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>List what authors should mend</source>
            <translation>Auflisten, was die Autoren in Ordnung bringen sollten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Look for changed pages in the folder</source>
            <translation>Im Ordner nach geänderten Seiten sehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text larger</source>
            <translation>Die Schrift vergrößern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text smaller</source>
            <translation>Die Schrift verkleinern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Manual</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Move through the page with the arrow keys</source>
            <translation>Mit den Pfeiltasten durch den Text der Seite gehen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>New tab</source>
            <translation>Neuer Tab</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next tab</source>
            <translation>Nächster Tab</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Normal text size</source>
            <translation>Normale Schriftgröße</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>On this page</source>
            <translation>Auf dieser Seite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open Vademecum's own manual</source>
            <translation>Das Handbuch von Vademecum öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open a knowledge folder that was packed as one file</source>
            <translation>Einen als eine Datei gepackten Wissensordner öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open another knowledge folder</source>
            <translation>Einen anderen Wissensordner öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open bundle…</source>
            <translation>Paket öffnen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open folder…</source>
            <translation>Ordner öffnen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the first page</source>
            <translation>Die erste Seite öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the home page in a new tab</source>
            <translation>Die Startseite in einem neuen Tab öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page after this one in the contents</source>
            <translation>Die nächste Seite im Inhaltsverzeichnis öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page before this one in the contents</source>
            <translation>Die vorige Seite im Inhaltsverzeichnis öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the tab that was closed last</source>
            <translation>Den zuletzt geschlossenen Tab öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Page text</source>
            <translation>Seitentext</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous page</source>
            <translation>Vorige Seite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous tab</source>
            <translation>Voriger Tab</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print this page</source>
            <translation>Diese Seite drucken</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print…</source>
            <translation>Drucken…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Problems in this folder</source>
            <translation>Probleme in diesem Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Read changes now</source>
            <translation>Änderungen jetzt einlesen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Reopen closed tab</source>
            <translation>Geschlossenen Tab wieder öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Return to the page before</source>
            <translation>Zur vorigen Seite zurückkehren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save the bookmarks of this folder as a file</source>
            <translation>Die Lesezeichen dieses Ordners als Datei speichern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save this page as a PDF with page numbers</source>
            <translation>Diese Seite als PDF mit Seitenzahlen speichern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save which pages of this folder were helpful</source>
            <translation>Speichern, welche Seiten dieses Ordners geholfen haben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search all folders</source>
            <translation>In allen Ordnern suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search or ask</source>
            <translation>Suchen oder fragen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search the folders that were open before together with this one</source>
            <translation>Die früher geöffneten Ordner zusammen mit diesem durchsuchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Select all</source>
            <translation>Alles auswählen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Select the whole page</source>
            <translation>Die ganze Seite auswählen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Settings…</source>
            <translation>Einstellungen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show every shortcut</source>
            <translation>Alle Tastenkürzel zeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide contents, bookmarks and results</source>
            <translation>Inhalt, Lesezeichen und Treffer ein- oder ausblenden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide the headings of this page</source>
            <translation>Die Überschriften dieser Seite ein- oder ausblenden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the left</source>
            <translation>Den Tab links daneben zeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the right</source>
            <translation>Den Tab rechts daneben zeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the text at its normal size</source>
            <translation>Die Schrift in normaler Größe zeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show which words matched and how the score came about</source>
            <translation>Zeigen, welche Wörter passten und wie die Bewertung zustande kam</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Side panel</source>
            <translation>Seitenleiste</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Smaller text</source>
            <translation>Kleinere Schrift</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Switch folder</source>
            <translation>Ordner wechseln</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>The strongest difference between text and page</source>
            <translation>Der stärkste Unterschied zwischen Schrift und Grund</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Theme</source>
            <translation>Farben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Undo removal</source>
            <translation>Entfernen rückgängig machen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Unfold all branches of the contents</source>
            <translation>Alle Zweige des Inhalts aufklappen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the colours that the desktop uses</source>
            <translation>Die Farben des Desktops verwenden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the whole screen</source>
            <translation>Den ganzen Bildschirm verwenden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Version, licence and where files are kept</source>
            <translation>Version, Lizenz und Speicherorte</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>View</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Ansicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Why this result?</source>
            <translation>Warum dieser Treffer?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Write a page to begin with into this empty folder</source>
            <translation>Eine Seite für den Anfang in diesen leeren Ordner schreiben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>address uri url share</source>
            <extracomment>Words by which people look for the command: Copy link to this page</extracomment>
            <translation>adresse uri url teilen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>automatic colours mode</source>
            <extracomment>Words by which people look for the command: Follow the system</extracomment>
            <translation>automatisch farben modus farbschema</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>clear query history privacy</source>
            <extracomment>Words by which people look for the command: Forget searches</extracomment>
            <translation>leeren anfragen löschen datenschutz</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours accessibility mode</source>
            <extracomment>Words by which people look for the command: High contrast</extracomment>
            <translation>farben barrierefreiheit modus farbschema</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours day mode</source>
            <extracomment>Words by which people look for the command: Light</extracomment>
            <translation>farben tag hellmodus farbschema</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours night mode</source>
            <extracomment>Words by which people look for the command: Dark</extracomment>
            <translation>farben nacht dunkelmodus farbschema</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>errors warnings check</source>
            <extracomment>Words by which people look for the command: Problems in this folder</extracomment>
            <translation>fehler warnungen prüfen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>everywhere across several helps</source>
            <extracomment>Words by which people look for the command: Search all folders</extracomment>
            <translation>überall mehrere hilfen übergreifend</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>exit</source>
            <extracomment>Words by which people look for the command: Quit</extracomment>
            <translation>schließen verlassen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>explain ranking score</source>
            <extracomment>Words by which people look for the command: Why this result?</extracomment>
            <translation>erklären rangfolge wertung</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>feedback helpful ratings</source>
            <extracomment>Words by which people look for the command: Export answers…</extracomment>
            <translation>rückmeldung hilfreich bewertungen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>find question</source>
            <extracomment>Words by which people look for the command: Search or ask</extracomment>
            <translation>finden frage</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>focus article</source>
            <extracomment>Words by which people look for the command: Page text</extracomment>
            <translation>fokus artikel text</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>guide documentation</source>
            <extracomment>Words by which people look for the command: Manual</extracomment>
            <translation>anleitung dokumentation hilfe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>json</source>
            <extracomment>Words by which people look for the command: Import bookmarks…</extracomment>
            <translation>json laden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>json backup</source>
            <extracomment>Words by which people look for the command: Export bookmarks…</extracomment>
            <translation>json sichern sicherung</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>keys hotkeys keybindings</source>
            <extracomment>Words by which people look for the command: Keyboard shortcuts</extracomment>
            <translation>tasten tastatur kürzel hotkeys</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>keywords</source>
            <extracomment>Words by which people look for the command: Index</extracomment>
            <translation>index schlagwörter register</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>knowledge load directory</source>
            <extracomment>Words by which people look for the command: Open folder…</extracomment>
            <translation>wissen laden verzeichnis</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>language switch translate</source>
            <extracomment>Words by which people look for the command: Follow the desktop</extracomment>
            <translation>sprache umschalten übersetzen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>new article start index</source>
            <extracomment>Words by which people look for the command: Create a first page</extracomment>
            <translation>neuer artikel anfangen index</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>palette actions</source>
            <extracomment>Words by which people look for the command: All commands…</extracomment>
            <translation>palette aktionen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>preferences options configuration</source>
            <extracomment>Words by which people look for the command: Settings…</extracomment>
            <translation>optionen konfiguration voreinstellungen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>recent folders change</source>
            <extracomment>Words by which people look for the command: Switch folder</extracomment>
            <translation>zuletzt geöffnete ordner umschalten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>reload refresh update</source>
            <extracomment>Words by which people look for the command: Read changes now</extracomment>
            <translation>neu laden aktualisieren auffrischen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>restore deleted</source>
            <extracomment>Words by which people look for the command: Undo removal</extracomment>
            <translation>wiederherstellen gelöscht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>save download</source>
            <extracomment>Words by which people look for the command: Export as PDF…</extracomment>
            <translation>speichern sichern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>start welcome</source>
            <extracomment>Words by which people look for the command: Home</extracomment>
            <translation>anfang willkommen home</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tag rename</source>
            <extracomment>Words by which people look for the command: Edit bookmark…</extracomment>
            <translation>schlagwort umbenennen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle cursor select keyboard</source>
            <extracomment>Words by which people look for the command: Caret browsing</extracomment>
            <translation>umschalten cursor auswählen textmarke pfeiltasten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle favourite star remember</source>
            <extracomment>Words by which people look for the command: Bookmark this page</extracomment>
            <translation>umschalten favorit stern merken</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle maximize</source>
            <extracomment>Words by which people look for the command: Full screen</extracomment>
            <translation>umschalten maximieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle outline headings related hide show</source>
            <extracomment>Words by which people look for the command: On this page</extracomment>
            <translation>umschalten gliederung überschriften verwandtes ausblenden einblenden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle sidebar hide show</source>
            <extracomment>Words by which people look for the command: Side panel</extracomment>
            <translation>umschalten seitenleiste ausblenden einblenden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree fold close all</source>
            <extracomment>Words by which people look for the command: Collapse contents</extracomment>
            <translation>Baum zuklappen schließen alle</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree toc table of contents</source>
            <extracomment>Words by which people look for the command: Contents</extracomment>
            <translation>baum inhaltsverzeichnis</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree unfold open all</source>
            <extracomment>Words by which people look for the command: Expand contents</extracomment>
            <translation>Baum aufklappen öffnen alle</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>undo restore</source>
            <extracomment>Words by which people look for the command: Reopen closed tab</extracomment>
            <translation>rückgängig wiederherstellen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>vade knowledge load</source>
            <extracomment>Words by which people look for the command: Open bundle…</extracomment>
            <translation>vade wissen laden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>version licence</source>
            <extracomment>Words by which people look for the command: About Vademecum</extracomment>
            <translation>version lizenz</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom 100 reset font size</source>
            <extracomment>Words by which people look for the command: Normal text size</extracomment>
            <translation>zoom 100 zurücksetzen schriftgröße</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom in bigger increase font size</source>
            <extracomment>Words by which people look for the command: Larger text</extracomment>
            <translation>zoom vergrößern heranzoomen schriftgröße</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom out tinier decrease font size</source>
            <extracomment>Words by which people look for the command: Smaller text</extracomment>
            <translation>zoom verkleinern herauszoomen schriftgröße</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>A model file (GGUF) that translates questions and words answers on this computer; empty for none.</source>
            <translation>Eine Modelldatei (GGUF), die auf diesem Rechner Fragen übersetzt und Antworten formuliert; leer für keine.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Allow</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>Öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Also search articles that their author marked as low confidence.</source>
            <translation>Auch Artikel durchsuchen, die ihr Autor als wenig gesichert gekennzeichnet hat.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Appearance</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Darstellung</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>Nachfragen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask at the end of each page; the answers stay on this computer.</source>
            <translation>Am Ende jeder Seite fragen. Die Antworten bleiben auf diesem Computer.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask whether a page was helpful</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Fragen, ob eine Seite geholfen hat</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Backspace goes back</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Mit der Rücktaste zurück</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Backspace returns to the page before, except where text is typed.</source>
            <translation>Die Rücktaste führt zur vorigen Seite, außer beim Eingeben von Text.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Caret browsing</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Cursor-Navigation</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Colours of the window and the pages; System follows the desktop, also while running.</source>
            <translation>Farben des Fensters und der Seiten. „System“ richtet sich nach dem Desktop, auch im laufenden Betrieb.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Count in the status line what is to be mended, for folders whose pages you may write.</source>
            <translation>In der Statuszeile zählen, was zu beheben ist, bei Ordnern, deren Seiten Sie schreiben dürfen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Dark</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Dunkel</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Follow the desktop</source>
            <translation>Wie der Desktop</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>High contrast</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>How many results the list shows.</source>
            <translation>So viele Treffer zeigt die Liste.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Keep history for (days)</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Verlauf aufbewahren (Tage)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language of menus and messages, dates and numbers. Articles stay in their own language.</source>
            <translation>Sprache von Menüs und Meldungen, Datums- und Zahlenangaben. Artikel bleiben in ihrer eigenen Sprache.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Let the model rephrase questions</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Modell darf Fragen umformulieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Light</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Hell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Local model</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Lokales Modell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Model file</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Modelldatei</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Move through the page with the arrow keys and select text with Shift; F7 switches it.</source>
            <translation>Mit den Pfeiltasten durch die Seite gehen und mit der Umschalttaste Text auswählen. F7 schaltet um.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Never</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>Nie öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open the tabs of the last time, at the same place of each page.</source>
            <translation>Die Tabs vom letzten Mal öffnen, jede Seite an derselben Stelle.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open where I left off</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Dort weiterlesen, wo ich aufgehört habe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Pages read longer ago are forgotten; 0 keeps no history at all.</source>
            <translation>Was länger zurückliegt, wird vergessen. Bei 0 gibt es keinen Verlauf.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reading</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Lesen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reload changed pages</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Geänderte Seiten neu laden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Results while typing</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Treffer beim Tippen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Search</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Suche</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Search also in the model's words when a question has no sure answer; small models don't help there.</source>
            <translation>Auch mit den Worten des Modells suchen, wenn eine Frage keine sichere Antwort hat; kleine Modelle helfen dabei nicht.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show a page again as soon as its file changes, keeping the place.</source>
            <translation>Eine Seite neu zeigen, sobald sich ihre Datei ändert, und an derselben Stelle bleiben.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show problems of folders</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Probleme der Ordner anzeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show unreviewed articles</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Ungeprüfte Artikel zeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Size of the text in all pages; 100% is the desktop's own size.</source>
            <translation>Schriftgröße aller Seiten; 100 % ist die Größe des Desktops.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Start and history</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Start und Verlauf</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>System</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>System</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Theme</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Farben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Web and mail links</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Web- und E-Mail-Links</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>What a click on a link to the web or to a mail address does; no page ever loads by itself.</source>
            <translation>Was ein Klick auf einen Link ins Web oder auf eine E-Mail-Adresse bewirkt. Von selbst wird nie etwas geladen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap code</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Code umbrechen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap long lines of code instead of scrolling sideways.</source>
            <translation>Lange Codezeilen umbrechen, statt seitwärts zu rollen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Zoom</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Zoom</translation>
        </message>
    </context>
    <context>
        <name>Viewer</name>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>%n answer(s) written</source>
            <translation>
                <numerusform>%n Antwort gespeichert</numerusform>
                <numerusform>%n Antworten gespeichert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n article(s)</source>
            <translation>
                <numerusform>%n Artikel</numerusform>
                <numerusform>%n Artikel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n best result(s)</source>
            <translation>
                <numerusform>%n bester Treffer</numerusform>
                <numerusform>%n beste Treffer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) added</source>
            <translation>
                <numerusform>%n Lesezeichen hinzugefügt</numerusform>
                <numerusform>%n Lesezeichen hinzugefügt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) written</source>
            <translation>
                <numerusform>%n Lesezeichen gespeichert</numerusform>
                <numerusform>%n Lesezeichen gespeichert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) cannot be read</source>
            <translation>
                <numerusform>%n Ordner ist nicht lesbar</numerusform>
                <numerusform>%n Ordner sind nicht lesbar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) still to be read</source>
            <translation>
                <numerusform>%n Ordner wird noch gelesen</numerusform>
                <numerusform>%n Ordner werden noch gelesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>%n page(s)</source>
            <translation>
                <numerusform>%n Seite</numerusform>
                <numerusform>%n Seiten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>%n page(s) of the last time no longer there</source>
            <translation>
                <numerusform>%n Seite vom letzten Mal gibt es nicht mehr</numerusform>
                <numerusform>%n Seiten vom letzten Mal gibt es nicht mehr</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n Problem</numerusform>
                <numerusform>%n Probleme</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n result(s)</source>
            <translation>
                <numerusform>%n Treffer</numerusform>
                <numerusform>%n Treffer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>%n unsupported sentence(s) removed.</source>
            <translation>
                <numerusform>%n nicht belegter Satz entfernt.</numerusform>
                <numerusform>%n nicht belegte Sätze entfernt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>A part of it</source>
            <translation>Ein Teil davon</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>About Vademecum</source>
            <translation>Über Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Actual size</source>
            <translation>Originalgröße</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Actual size (1)</source>
            <translation>Originalgröße (1)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>All commands</source>
            <translation>Alle Befehle</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>All files</source>
            <translation>Alle Dateien</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>All folders</source>
            <translation>Alle Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Also search the folders that were open before: {names}</source>
            <translation>Auch die früher geöffneten Ordner durchsuchen: {names}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Also searched for “{query}”.</source>
            <translation>Auch gesucht wurde „{query}“.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>Always open</source>
            <translation>Immer öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Another page is still on its way to paper.</source>
            <translation>Eine andere Seite wird noch ausgegeben.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Answer</source>
            <translation>Antwort</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Arabic</source>
            <translation>Arabisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Armenian</source>
            <translation>Armenisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Articles for this screen</source>
            <translation>Artikel zu dieser Ansicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark added</source>
            <translation>Lesezeichen hinzugefügt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark is back</source>
            <translation>Das Lesezeichen ist wieder da</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark removed</source>
            <translation>Lesezeichen entfernt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Bookmarks</source>
            <translation>Lesezeichen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Breadcrumbs</source>
            <translation>Pfad zur Seite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Bug</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Bulgarian</source>
            <translation>Bulgarisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Caution</source>
            <translation>Vorsicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Check its permissions</source>
            <translation>Prüfen Sie die Rechte</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Check its permissions.</source>
            <translation>Prüfen Sie die Zugriffsrechte.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Check the installation</source>
            <translation>Prüfen Sie die Installation</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Check the path.</source>
            <translation>Prüfen Sie den Pfad.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Chinese</source>
            <translation>Chinesisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a .gguf file</source>
            <translation>Wählen Sie eine .gguf-Datei</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Choose a model</source>
            <translation>Modell wählen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a smaller model</source>
            <translation>Wählen Sie ein kleineres Modell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a smaller model: this one is too slow here</source>
            <translation>Wählen Sie ein kleineres Modell: Dieses ist hier zu langsam</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose another .gguf file</source>
            <translation>Wählen Sie eine andere .gguf-Datei</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose another .gguf file or copy it again</source>
            <translation>Wählen Sie eine andere .gguf-Datei, oder kopieren Sie diese noch einmal</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose the file that its author recommends, or remove `model: sha256` from knowledge.yaml</source>
            <translation>Wählen Sie die Datei, die der Autor empfiehlt, oder entfernen Sie `model: sha256` aus knowledge.yaml</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose the model itself</source>
            <translation>Wählen Sie das Modell selbst</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear (Esc)</source>
            <translation>Löschen (Esc)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Clear the filters</source>
            <translation>Filter aufheben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Click for the settings of the model.</source>
            <translation>Klicken Sie, um die Einstellungen des Modells zu öffnen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/closing.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Close other programs or choose a smaller model</source>
            <translation>Schließen Sie andere Programme, oder wählen Sie ein kleineres Modell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close other tabs</source>
            <translation>Andere Tabs schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close tabs to the right</source>
            <translation>Tabs rechts davon schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Close the answer</source>
            <translation>Antwort schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Close the find bar</source>
            <translation>Suchleiste schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close this message</source>
            <translation>Meldung schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close this tab</source>
            <translation>Diesen Tab schließen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <source>Collapse all below</source>
            <translation>Alles darunter einklappen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Contents and search follow when it is read.</source>
            <translation>Inhalt und Suche folgen, sobald er eingelesen ist.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Copied {address}</source>
            <translation>{address} kopiert</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>Copied.</source>
            <translation>Kopiert.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Copy address</source>
            <translation>Adresse kopieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Copy details</source>
            <translation>Angaben kopieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <source>Copy link</source>
            <translation>Link kopieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Copy or download it again</source>
            <translation>Kopieren oder laden Sie sie noch einmal</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Create a first page</source>
            <translation>Eine erste Seite anlegen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Czech</source>
            <translation>Tschechisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Danger</source>
            <translation>Gefahr</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Danish</source>
            <translation>Dänisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Details</source>
            <translation>Details</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Dock in the window</source>
            <translation>Im Fenster andocken</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>Done</source>
            <translation>Erledigt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Duplicate this tab</source>
            <translation>Diesen Tab duplizieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Dutch</source>
            <translation>Niederländisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Earlier searches</source>
            <translation>Frühere Suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Edit bookmark</source>
            <translation>Lesezeichen bearbeiten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Edit bookmark…</source>
            <translation>Lesezeichen bearbeiten…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>English</source>
            <translation>Englisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Enlarge the picture</source>
            <translation>Bild vergrößern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Enter searches for it again, Delete forgets it</source>
            <translation>Eingabetaste sucht erneut danach, Entf vergisst es</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examine the model</source>
            <translation>Modell prüfen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it is good enough for neither questions nor answers, and is not used.</source>
            <translation>Geprüft: Es ist weder für Fragen noch für Antworten gut genug und wird nicht benutzt.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it translates questions and words answers.</source>
            <translation>Geprüft: Es übersetzt Fragen und formuliert Antworten.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it translates questions; it is not good enough to word answers.</source>
            <translation>Geprüft: Es übersetzt Fragen; zum Formulieren von Antworten ist es nicht gut genug.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it words answers; it is not good enough to translate questions.</source>
            <translation>Geprüft: Es formuliert Antworten; zum Übersetzen von Fragen ist es nicht gut genug.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examining the model: question {done} of {total}</source>
            <extracomment>{done} and {total} are numbers of questions</extracomment>
            <translation>Das Modell wird geprüft: Frage {done} von {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Example</source>
            <translation>Beispiel</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <source>Expand all below</source>
            <translation>Alles darunter ausklappen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>Export answers</source>
            <translation>Antworten exportieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Export as PDF</source>
            <translation>Als PDF exportieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Export bookmarks</source>
            <translation>Lesezeichen exportieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Failure</source>
            <translation>Fehlschlag</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter</source>
            <translation>Filtern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter bookmarks</source>
            <translation>Lesezeichen filtern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter history</source>
            <translation>Verlauf filtern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter the index</source>
            <translation>Stichwörter filtern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Filter the shortcuts</source>
            <translation>Tastenkürzel filtern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Find a command</source>
            <translation>Befehl suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Find in page</source>
            <translation>Auf der Seite suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Finnish</source>
            <translation>Finnisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Fit</source>
            <translation>Einpassen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Fit to the window (0)</source>
            <translation>Ins Fenster einpassen (0)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Folder: {title}</source>
            <translation>Ordner: {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Follow the screen I am on</source>
            <translation>Der aktuellen Ansicht folgen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Footnotes</source>
            <translation>Fußnoten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For developers</source>
            <translation>Für Entwickler</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For everybody</source>
            <translation>Für alle</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For operators</source>
            <translation>Für Betreiber</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For users</source>
            <translation>Für Anwender</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Forget all searches</source>
            <translation>Suchverlauf löschen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Free software under the MIT licence.</source>
            <translation>Freie Software unter der MIT-Lizenz.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>French</source>
            <translation>Französisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>From {title}</source>
            <translation>Aus {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>German</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Get the file again from whoever made it.</source>
            <translation>Lassen Sie sich die Datei noch einmal geben.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Give it as the encoder, and choose a language model here</source>
            <translation>Geben Sie es als Encoder an, und wählen Sie hier ein Sprachmodell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Greek</source>
            <translation>Griechisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Headings that come near:</source>
            <translation>Ähnliche Überschriften:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hebrew</source>
            <translation>Hebräisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/hosts.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/embed/screen_list.py" />
            <source>Help for this screen</source>
            <translation>Hilfe zu dieser Ansicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help home</source>
            <translation>Startseite der Hilfe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Help on this screen</source>
            <translation>Hilfe zu dieser Ansicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Help that goes with an application. Nothing leaves this computer.</source>
            <translation>Die Hilfe zu einer Anwendung. Nichts verlässt diesen Computer.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Hidden</source>
            <translation>Ausgeblendet</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hindi</source>
            <translation>Hindi</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hungarian</source>
            <translation>Ungarisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>I don't have enough information to answer that.</source>
            <translation>Dazu reichen meine Informationen nicht aus.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Import bookmarks</source>
            <translation>Lesezeichen importieren</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Important</source>
            <translation>Wichtig</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>In the same folder</source>
            <translation>Im selben Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>In {folder}</source>
            <translation>In {folder}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Index</source>
            <translation>Stichwörter</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Indexes, rebuilt when missing</source>
            <translation>Indexe, bei Bedarf neu erstellt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Indonesian</source>
            <translation>Indonesisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Info</source>
            <translation>Info</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Install it with `{command}`; without a network add `{options}`</source>
            <extracomment>both are command lines, which stay as they are</extracomment>
            <translation>Installieren Sie es mit `{command}`; ohne Netz ergänzen Sie `{options}`</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Install the package of Vademecum that brings the model library along</source>
            <translation>Installieren Sie das Paket von Vademecum, das die Modell-Bibliothek mitbringt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>It is loaded when a question is asked.</source>
            <translation>Es wird geladen, wenn eine Frage gestellt wird.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Italian</source>
            <translation>Italienisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Japanese</source>
            <translation>Japanisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Join the parts with `llama-gguf-split --merge` and choose the result</source>
            <translation>Fügen Sie die Teile mit `llama-gguf-split --merge` zusammen, und wählen Sie das Ergebnis</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Korean</source>
            <translation>Koreanisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Last updated {day}</source>
            <translation>Zuletzt geändert am {day}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>Links to the outside are switched off: {url}</source>
            <translation>Links nach außen sind abgeschaltet: {url}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>List what the authors of this folder should mend</source>
            <translation>Auflisten, was die Autoren dieses Ordners in Ordnung bringen sollten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Loading the model: {share}</source>
            <extracomment>A local model is being loaded; {share} is a percentage</extracomment>
            <translation>Das Modell wird geladen: {share}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Looking at the file…</source>
            <translation>Die Datei wird angesehen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Looking for an answer…</source>
            <translation>Eine Antwort wird gesucht…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Manual</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match before</source>
            <translation>Voriger Treffer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match case</source>
            <translation>Groß-/Kleinschreibung beachten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Memory: about {size} MB</source>
            <translation>Speicher: etwa {size} MB</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu (F10)</source>
            <translation>Menü (F10)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: busy</source>
            <translation>Modell: beschäftigt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: failed</source>
            <translation>Modell: ausgefallen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: loading {share}</source>
            <extracomment>State of the local model in the status line; {share} is a percentage</extracomment>
            <translation>Modell: wird geladen, {share}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: not loaded</source>
            <translation>Modell: nicht geladen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: ready</source>
            <translation>Modell: bereit</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Models</source>
            <translation>Modelle</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Move down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Move up</source>
            <translation>Nach oben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>New keys</source>
            <translation>Neue Tasten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>New name; empty takes the tag away</source>
            <translation>Neuer Name; leer entfernt das Schlagwort</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>New tab</source>
            <translation>Neuer Tab</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Next match</source>
            <translation>Nächster Treffer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>No articles</source>
            <translation>Keine Artikel</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>No bookmark has all these tags</source>
            <translation>Kein Lesezeichen hat alle diese Schlagwörter</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>No bookmarks yet</source>
            <translation>Noch keine Lesezeichen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>No command fits</source>
            <translation>Kein Befehl passt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>No help here yet</source>
            <translation>Hierzu gibt es noch keine Hilfe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>No index</source>
            <translation>Keine Stichwörter</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>No keys</source>
            <translation>Keine Tasten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>No local model is chosen, and none is needed. Click to choose one.</source>
            <translation>Es ist kein lokales Modell gewählt, und es wird keines gebraucht. Klicken Sie, um eines zu wählen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>No model</source>
            <translation>Kein Modell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>No other folder was open yet</source>
            <translation>Noch kein anderer Ordner war geöffnet</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>Nobody has said yet whether a page of this folder is helpful: there is nothing to export.</source>
            <translation>Noch hat niemand gesagt, ob eine Seite dieses Ordners hilfreich ist: Es gibt nichts zu exportieren.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/known_folders.py" />
            <source>None yet</source>
            <translation>Noch keine</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Norwegian</source>
            <translation>Norwegisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Not examined: it translates questions, and words answers only once it has passed.</source>
            <translation>Nicht geprüft: Es übersetzt Fragen und formuliert Antworten erst, wenn es bestanden hat.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Not on this page</source>
            <translation>Nicht auf dieser Seite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Not signed</source>
            <translation>Nicht signiert</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Not used: {reason}</source>
            <extracomment>{reason} says what is wrong with a file</extracomment>
            <translation>Nicht benutzt: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Note</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Nothing could be written: is the file open elsewhere, or the folder read-only?</source>
            <translation>Es konnte nichts geschrieben werden: Ist die Datei anderswo geöffnet oder der Ordner schreibgeschützt?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>Nothing fits well; the closest:</source>
            <translation>Nichts passt gut; am nächsten kommen:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Nothing found for “{text}”</source>
            <translation>Nichts gefunden zu „{text}“</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Nothing here fits the question.</source>
            <translation>Hier passt nichts zu der Frage.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Nothing here mentions {words}.</source>
            <extracomment>{words} is a list of words in quotation marks</extracomment>
            <translation>Hier ist von {words} nirgends die Rede.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Nothing is open</source>
            <translation>Nichts geöffnet</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Nothing is wrong in this folder.</source>
            <translation>In diesem Ordner ist alles in Ordnung.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Nothing leaves this computer: no page and no question is sent anywhere.</source>
            <translation>Nichts verlässt diesen Computer: Keine Seite und keine Frage wird irgendwohin gesendet.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Nothing proves who made this bundle.</source>
            <translation>Nichts belegt, wer dieses Paket gemacht hat.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Nothing read yet</source>
            <translation>Noch nichts gelesen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Nothing to list</source>
            <translation>Nichts aufzulisten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Offline</source>
            <translation>Offline</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>On this page</source>
            <translation>Auf dieser Seite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Only pages for the screen that you came from</source>
            <translation>Nur Seiten zu der Ansicht, von der Sie kommen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Only pages of this part of the contents</source>
            <translation>Nur Seiten aus diesem Teil des Inhalts</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Only the first part of the question was read.</source>
            <translation>Nur der erste Teil der Frage wurde gelesen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Open a folder to read.</source>
            <translation>Öffnen Sie einen Ordner zum Lesen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Open another bundle…</source>
            <translation>Anderes Paket öffnen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Open another folder…</source>
            <translation>Anderen Ordner öffnen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Open bundle</source>
            <translation>Paket öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Open folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Open in a new tab</source>
            <translation>In neuem Tab öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Open in viewer</source>
            <translation>In eigenem Fenster lesen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>Open pages</source>
            <translation>Geöffnete Seiten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Open the folder that holds it.</source>
            <translation>Öffnen Sie den Ordner, in dem sie liegt.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Open {title}</source>
            <translation>{title} öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/library.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Opening was stopped</source>
            <translation>Das Öffnen wurde abgebrochen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Opening {title}…</source>
            <translation>{title} wird geöffnet…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Over the window</source>
            <translation>Über dem Fenster</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Own window</source>
            <translation>Eigenes Fenster</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Page</source>
            <translation>Seite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/printing.py" />
            <source>Page {number} of {pages}</source>
            <translation>Seite {number} von {pages}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Pages that lead here</source>
            <translation>Seiten, die hierher führen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Pages that you read are listed here.</source>
            <translation>Gelesene Seiten werden hier aufgelistet.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Persian</source>
            <translation>Persisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Place {place} of {count}, score {score}</source>
            <extracomment>The place of a result in the list, and what it was ranked by</extracomment>
            <translation>Platz {place} von {count}, Punktzahl {score}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Polish</source>
            <translation>Polnisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Portuguese</source>
            <translation>Portugiesisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Preparing the pages…</source>
            <translation>Die Seiten werden vorbereitet …</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>Press F1 for more.</source>
            <translation>Mehr mit F1.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/library.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Press F5 to start again.</source>
            <translation>Mit F5 beginnen Sie von vorn.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Press the keys</source>
            <translation>Tasten drücken</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Press {keys} on a page to keep it here.</source>
            <translation>Drücken Sie auf einer Seite {keys}, um sie hier aufzubewahren.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Probably right</source>
            <translation>Wahrscheinlich richtig</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems in this folder</source>
            <translation>Probleme in diesem Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Progress of reading the folder</source>
            <translation>Fortschritt beim Einlesen des Ordners</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Put a file such as index.md into {folder}; it appears here at once.</source>
            <translation>Legen Sie eine Datei wie index.md in {folder}; sie erscheint hier sofort.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Quote</source>
            <translation>Zitat</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading the folder: building the index…</source>
            <translation>Der Ordner wird eingelesen: Der Suchindex wird erstellt…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Reading the folder: page names only so far</source>
            <translation>Der Ordner wird eingelesen; bisher nur Seitennamen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading the folder: {done} of {total}</source>
            <translation>Der Ordner wird eingelesen: {done} von {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Reading the folder…</source>
            <translation>Der Ordner wird eingelesen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Reading the picture…</source>
            <translation>Das Bild wird geladen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/known_folders.py" />
            <source>Recent folders</source>
            <translation>Zuletzt geöffnete Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>Related</source>
            <translation>Siehe auch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Rename tag</source>
            <translation>Schlagwort umbenennen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Rename tag…</source>
            <translation>Schlagwort umbenennen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Reset all</source>
            <translation>Alle zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Result</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Results</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Results appear as soon as its index is ready.</source>
            <translation>Treffer erscheinen, sobald der Suchindex fertig ist.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it or asks the question.</source>
            <translation>Treffer erscheinen beim Tippen. Mit den Pfeiltasten wählen Sie einen aus; die Eingabetaste öffnet ihn oder stellt die Frage.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it.</source>
            <translation>Treffer erscheinen beim Tippen. Mit den Pfeiltasten wählen Sie einen aus; die Eingabetaste öffnet ihn.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>Results for “{used}” instead of “{typed}”</source>
            <translation>Treffer zu „{used}“ statt „{typed}“</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Romanian</source>
            <translation>Rumänisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Russian</source>
            <translation>Russisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Search all folders</source>
            <translation>In allen Ordnern suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Search for something first.</source>
            <translation>Suchen Sie zuerst nach etwas.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Search for “{name}”</source>
            <translation>Nach „{name}“ suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Search for “{text}”</source>
            <translation>„{text}“ suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search for “{typed}” as typed</source>
            <translation>Genau nach „{typed}“ suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search help</source>
            <translation>Hilfe durchsuchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Search help…</source>
            <translation>Hilfe durchsuchen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask</source>
            <translation>Suchen oder fragen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask a question</source>
            <translation>Suchen oder eine Frage stellen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search results</source>
            <translation>Suchtreffer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search with corrected spelling</source>
            <translation>Mit berichtigter Schreibung suchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Searched for</source>
            <translation>Gesucht nach</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Searched for {pairs}; verify the source.</source>
            <extracomment>{pairs} is a list of: “used” instead of “typed”</extracomment>
            <translation>Gesucht wurde {pairs}; bitte die Quelle prüfen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Searched for {used} instead of {typed}</source>
            <translation>Gesucht wurde {used} statt {typed}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Searched for “{query}”; verify the source.</source>
            <translation>Gesucht wurde „{query}“; bitte die Quelle prüfen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Searches forgotten</source>
            <translation>Suchverlauf gelöscht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Searching…</source>
            <translation>Suche läuft…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Separate tags with commas. The list of bookmarks can be narrowed to a tag.</source>
            <translation>Schlagwörter durch Kommas trennen. Die Liste der Lesezeichen lässt sich auf ein Schlagwort eingrenzen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Session, history and logs</source>
            <translation>Sitzung, Verlauf und Protokolle</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Set</source>
            <translation>Festlegen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Settings and bookmarks</source>
            <translation>Einstellungen und Lesezeichen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show all</source>
            <translation>Alles zeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show less</source>
            <translation>Weniger zeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Show the contents</source>
            <translation>Inhalt zeigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Shown</source>
            <translation>Eingeblendet</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signature not checked</source>
            <translation>Signatur nicht geprüft</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signed by an unknown key</source>
            <translation>Mit unbekanntem Schlüssel signiert</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signed by {name}</source>
            <translation>Signiert von {name}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Source: {place}</source>
            <translation>Quelle: {place}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Spanish</source>
            <translation>Spanisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Stands in</source>
            <translation>Steht in</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Still in use: {file}</source>
            <translation>Weiter in Gebrauch: {file}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Stop following the screen</source>
            <translation>Der Ansicht nicht mehr folgen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop reading the folder</source>
            <translation>Einlesen des Ordners abbrechen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Stop the answer</source>
            <translation>Antwort anhalten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Stop the examination</source>
            <translation>Prüfung abbrechen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Stopped before the end.</source>
            <translation>Vor dem Ende abgebrochen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Stopped: nothing was written.</source>
            <translation>Abgebrochen: Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Summary</source>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Swedish</source>
            <translation>Schwedisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Switch to another folder</source>
            <translation>Zu einem anderen Ordner wechseln</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Switched off: {reason}</source>
            <translation>Abgeschaltet: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Take off this list</source>
            <translation>Aus dieser Liste entfernen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Take “{title}” off the list</source>
            <translation>„{title}“ aus der Liste entfernen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Tamil</source>
            <translation>Tamil</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Text size {percent}</source>
            <translation>Schriftgröße {percent}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Thai</source>
            <translation>Thailändisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>Thank you. This stays on your computer.</source>
            <translation>Danke. Das bleibt auf Ihrem Computer.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>That part of the page does not exist any more</source>
            <translation>Diesen Teil der Seite gibt es nicht mehr</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>The area around it</source>
            <translation>Der Bereich darum herum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The bundle is as it was signed, but the key is on no list of trusted keys: {key}</source>
            <translation>Das Paket ist so, wie es signiert wurde, aber der Schlüssel steht auf keiner Liste vertrauter Schlüssel: {key}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The bundle is as {name} signed it, with a key that you trust: {key}</source>
            <translation>Das Paket ist so, wie {name} es signiert hat, mit einem Schlüssel, dem Sie vertrauen: {key}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>The file may be damaged: copy it again, or choose another model</source>
            <translation>Die Datei ist vielleicht beschädigt: Kopieren Sie sie noch einmal, oder wählen Sie ein anderes Modell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The first page appears as soon as it is read.</source>
            <translation>Die erste Seite erscheint, sobald sie eingelesen ist.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>The folder has no page {target}.</source>
            <translation>Im Ordner gibt es keine Seite {target}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The folder is back</source>
            <translation>Der Ordner ist wieder da</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The folder is not available; what was read last is still here</source>
            <translation>Der Ordner ist nicht erreichbar; der zuletzt eingelesene Stand bleibt lesbar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The library that checks signatures is not installed here.</source>
            <translation>Die Bibliothek, die Signaturen prüft, ist hier nicht installiert.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>The link stands in {page}.</source>
            <translation>Der Link steht in {page}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/self_help.py" />
            <source>The manual cannot be opened: {reason}</source>
            <translation>Das Handbuch lässt sich nicht öffnen: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/self_help.py" />
            <source>The manual is empty</source>
            <translation>Das Handbuch ist leer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>The model failed: {trouble}.</source>
            <extracomment>{trouble} says what is wrong with the local model</extracomment>
            <translation>Das Modell ist ausgefallen: {trouble}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>The model is being loaded for its examination…</source>
            <translation>Das Modell wird für die Prüfung geladen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>The model is reading…</source>
            <translation>Das Modell liest…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>The model is writing…</source>
            <translation>Das Modell schreibt…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>The page has no part named “{0}” any more, so it opens at its top.</source>
            <translation>Die Seite hat keinen Abschnitt „{0}“ mehr; sie wird von Anfang an gezeigt.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/contents.py" />
            <source>The page that is shown</source>
            <translation>Die angezeigte Seite</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>The question</source>
            <translation>Die Frage</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/help.py" />
            <source>The viewer cannot be started. Vademecum has to be installed for that.</source>
            <translation>Der Viewer kann nicht gestartet werden. Dazu muss Vademecum installiert sein.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>There are no bookmarks in this folder yet: nothing to export.</source>
            <translation>In diesem Ordner gibt es noch keine Lesezeichen: nichts zu exportieren.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about a part of it.</source>
            <translation>Zu dieser Ansicht selbst gibt es keinen Artikel. Dieser behandelt einen Teil davon.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about the area it belongs to.</source>
            <translation>Zu dieser Ansicht selbst gibt es keinen Artikel. Dieser behandelt den Bereich, zu dem sie gehört.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>There is no article about this screen.</source>
            <translation>Zu dieser Ansicht gibt es keinen Artikel.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. These articles were found for “{0}”.</source>
            <translation>Zu dieser Ansicht gibt es keinen Artikel. Diese Artikel wurden zu „{0}“ gefunden.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. This is where the help begins.</source>
            <translation>Zu dieser Ansicht gibt es keinen Artikel. Hier beginnt die Hilfe.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about “{0}”. This is about the screen that opened it.</source>
            <translation>Zu „{0}“ gibt es keinen Artikel. Dieser behandelt die Ansicht, aus der es geöffnet wurde.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>There is no help for this yet.</source>
            <translation>Hierzu gibt es noch keine Hilfe.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. These articles were found for “{1}”.</source>
            <translation>Eine Hilfe namens „{0}“ gibt es nicht. Diese Artikel wurden zu „{1}“ gefunden.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is the help for the screen.</source>
            <translation>Eine Hilfe namens „{0}“ gibt es nicht. Dies ist die Hilfe zu der Ansicht.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is where the help begins.</source>
            <translation>Eine Hilfe namens „{0}“ gibt es nicht. Hier beginnt die Hilfe.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>There is no page to read in {folder}.</source>
            <translation>In {folder} gibt es keine Seite zu lesen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/outside/stdin_desk.py" />
            <source>There is no page {address} in this folder.</source>
            <translation>In diesem Ordner gibt es keine Seite {address}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>There is nothing to search in yet.</source>
            <translation>Es gibt noch nichts zu durchsuchen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>These keys belong to {command}, which loses them.</source>
            <translation>Diese Tasten gehören zu {command} und gehen dort verloren.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>These pages work as far as they can. Their authors should mend:</source>
            <translation>Diese Seiten funktionieren, so gut es geht. Ihre Autoren sollten in Ordnung bringen:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown any more.</source>
            <translation>Dieser Artikel kann nicht mehr gezeigt werden.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown: {reason}</source>
            <translation>Dieser Artikel kann nicht gezeigt werden: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article does not exist.</source>
            <translation>Diesen Artikel gibt es nicht.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This folder has no Markdown file yet.</source>
            <translation>In diesem Ordner ist noch keine Markdown-Datei.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>This folder has no keywords or headings.</source>
            <translation>In diesem Ordner gibt es weder Stichwörter noch Überschriften.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This folder is empty</source>
            <translation>Dieser Ordner ist leer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Diese Hilfe ist auf {own}; Ihre Frage ist anscheinend auf {asked}. Bitte fragen Sie auf {own}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}; a local model can translate it.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Diese Hilfe ist auf {own}; Ihre Frage ist anscheinend auf {asked}. Bitte fragen Sie auf {own}; ein lokales Modell kann sie übersetzen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Press Enter: the model translates it.</source>
            <extracomment>{own} and {asked} are names of languages; the model that was chosen translates the question</extracomment>
            <translation>Diese Hilfe ist auf {own}; Ihre Frage ist anscheinend auf {asked}. Drücken Sie die Eingabetaste: Das Modell übersetzt sie.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. These sections come closest in meaning.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Diese Hilfe ist auf {own}; Ihre Frage ist anscheinend auf {asked}. Diese Abschnitte kommen ihr inhaltlich am nächsten.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This is the closest section; it may not answer your question.</source>
            <translation>Dies ist der ähnlichste Abschnitt; vielleicht beantwortet er Ihre Frage nicht.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>This is the first page. Change it in any text editor: it is shown anew when you save it.</source>
            <translation>Dies ist die erste Seite. Ändern Sie sie in einem beliebigen Texteditor: Beim Speichern wird sie neu angezeigt.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>This key has a fixed meaning in lists and pages.</source>
            <translation>Diese Taste hat in Listen und Seiten eine feste Bedeutung.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leads nowhere.</source>
            <translation>Dieser Link führt nirgendwohin.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>This link leads out of the folder and is not opened.</source>
            <translation>Dieser Link führt aus dem Ordner hinaus und wird nicht geöffnet.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>This link leads out of the help, to {url}</source>
            <translation>Dieser Link führt aus der Hilfe hinaus, zu {url}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leaves the help: {address}</source>
            <translation>Dieser Link führt aus der Hilfe hinaus: {address}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>This page asks for something that Vademecum does not do.</source>
            <translation>Diese Seite verlangt etwas, das Vademecum nicht tut.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page cannot be read</source>
            <translation>Diese Seite lässt sich nicht lesen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/hints.py" />
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page does not exist</source>
            <translation>Diese Seite gibt es nicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>This page has no sections</source>
            <translation>Diese Seite hat keine Abschnitte</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page has no text yet.</source>
            <translation>Diese Seite hat noch keinen Text.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This page is gone from the folder</source>
            <translation>Diese Seite ist nicht mehr im Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>This screen</source>
            <translation>Diese Ansicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Tip</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>To do</source>
            <translation>Zu erledigen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>Today, {time}</source>
            <translation>Heute, {time}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Translated by the model; the source has the exact words.</source>
            <translation>Vom Modell übersetzt; der genaue Wortlaut steht in der Quelle.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Try `vademecum model check`, or choose another model</source>
            <translation>Versuchen Sie `vademecum model check`, oder wählen Sie ein anderes Modell</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Try fewer or other words, or check the spelling.</source>
            <translation>Versuchen Sie es mit weniger oder anderen Wörtern, oder prüfen Sie die Schreibweise.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Turkish</source>
            <translation>Türkisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Type a command</source>
            <translation>Befehl eingeben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Ukrainian</source>
            <translation>Ukrainisch</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Use Vademecum without a model, or build llama-cpp-python for this CPU</source>
            <translation>Benutzen Sie Vademecum ohne Modell, oder bauen Sie llama-cpp-python für diese CPU</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Use no model</source>
            <translation>Kein Modell benutzen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Version {version}</source>
            <translation>Version {version}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Very likely right</source>
            <translation>Sehr wahrscheinlich richtig</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Was this page helpful?</source>
            <translation>War diese Seite hilfreich?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>What helped? (optional)</source>
            <translation>Was hat geholfen? (freiwillig)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>What is this?</source>
            <translation>Was ist das?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>What was missing? (optional)</source>
            <translation>Was hat gefehlt? (freiwillig)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Whom the pages are for: choose one kind of reader, to list only pages for them</source>
            <translation>Für wen die Seiten sind: Wählen Sie eine Art von Lesern, um nur Seiten für sie aufzulisten</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Why this result?</source>
            <translation>Warum dieser Treffer?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>Wider area</source>
            <translation>Umgebung</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Words to find in this page</source>
            <translation>Wörter, die auf dieser Seite gesucht werden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Writing page {done} of {total}</source>
            <translation>Seite {done} von {total} wird geschrieben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>Yesterday, {time}</source>
            <translation>Gestern, {time}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>You may be looking for:</source>
            <translation>Vielleicht suchen Sie:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Zoom in (+)</source>
            <translation>Vergrößern (+)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Zoom out (-)</source>
            <translation>Verkleinern (-)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>code</source>
            <translation>Code</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>file name</source>
            <translation>Dateiname</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>heading</source>
            <translation>Überschrift</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>headings above</source>
            <translation>Überschriften darüber</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>it took too long</source>
            <translation>es hat zu lange gedauert</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>keywords</source>
            <translation>Stichwörter</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>more than {total}</source>
            <translation>mehr als {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>not in this folder</source>
            <translation>nicht in diesem Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>not loaded from the network</source>
            <translation>wird nicht aus dem Netz geladen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>summary</source>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>text</source>
            <translation>Text</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file cannot be read ({reason})</source>
            <extracomment>{reason} comes from the system</extracomment>
            <translation>die Datei kann nicht gelesen werden ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file does not exist</source>
            <translation>die Datei gibt es nicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file ends in the middle of its header: the copy or download is incomplete</source>
            <translation>die Datei endet mitten im Kopf: Kopie oder Download ist unvollständig</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file holds no model: there are no weights in it</source>
            <translation>die Datei enthält kein Modell: Es sind keine Gewichte darin</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is a folder</source>
            <translation>die Datei ist ein Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is damaged: {what}</source>
            <extracomment>{what} stays English: it is for whoever looks into it</extracomment>
            <translation>die Datei ist beschädigt: {what}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is empty</source>
            <translation>die Datei ist leer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is incomplete: it has {have} bytes and needs {needed}</source>
            <translation>die Datei ist unvollständig: Sie hat {have} Bytes und braucht {needed}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is no GGUF model: it does not begin with the letters GGUF</source>
            <translation>die Datei ist kein GGUF-Modell: Sie beginnt nicht mit den Buchstaben GGUF</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the file is no bundle, or it is damaged</source>
            <translation>die Datei ist kein Paket oder ist beschädigt</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is no language model but a part for one ({what})</source>
            <translation>die Datei ist kein Sprachmodell, sondern ein Teil für eines ({what})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is not the model that this knowledge names (its sha256 differs)</source>
            <translation>die Datei ist nicht das Modell, das dieses Wissen nennt (ihr sha256 ist anders)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is one of {parts} parts of a model</source>
            <translation>die Datei ist einer von {parts} Teilen eines Modells</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is written for big-endian machines</source>
            <translation>die Datei ist für Big-Endian-Rechner geschrieben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file uses GGUF version {version}, newer than the {known} known here</source>
            <translation>die Datei hat GGUF-Version {version}, neuer als die hier bekannte {known}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file uses GGUF version {version}, which llama.cpp no longer reads</source>
            <translation>die Datei hat GGUF-Version {version}, die llama.cpp nicht mehr liest</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder cannot be read ({reason})</source>
            <extracomment>{reason} comes from the system</extracomment>
            <translation>der Ordner lässt sich nicht lesen ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder cannot be written ({reason})</source>
            <translation>in den Ordner kann nicht geschrieben werden ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder does not exist</source>
            <translation>den Ordner gibt es nicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model did not respond any more {when}</source>
            <translation>das Modell hat nicht mehr geantwortet ({when})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model library uses instructions that this computer's CPU does not have (it died {when})</source>
            <translation>die Modell-Bibliothek benutzt Befehle, die die CPU dieses Computers nicht hat (Absturz {when})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model needs about {needed} MB of memory and {free} MB are free</source>
            <translation>das Modell braucht etwa {needed} MB Speicher, und {free} MB sind frei</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process cannot be started ({reason})</source>
            <translation>der Prozess des Modells lässt sich nicht starten ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process crashed {when} (invalid memory access)</source>
            <translation>der Prozess des Modells ist {when} abgestürzt (ungültiger Speicherzugriff)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process ended {when} with exit code {code}</source>
            <translation>der Prozess des Modells endete {when} mit dem Code {code}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the overlay does not exist</source>
            <translation>das Overlay gibt es nicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the package llama-cpp-python is not installed or does not load ({reason})</source>
            <translation>das Paket llama-cpp-python ist nicht installiert oder lässt sich nicht laden ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the page cannot be read now</source>
            <translation>die Seite lässt sich gerade nicht lesen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the system ended the model's process {when}: memory ran out, most likely</source>
            <translation>das System hat den Prozess des Modells {when} beendet: Wahrscheinlich reichte der Speicher nicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>there is not enough memory</source>
            <translation>der Speicher reicht nicht</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>this computer's CPU lacks {instructions}, which the model library needs</source>
            <translation>der CPU dieses Computers fehlt {instructions}; die Modell-Bibliothek braucht es</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>this is no folder</source>
            <extracomment>follows the path of a folder and a colon</extracomment>
            <translation>das ist kein Ordner</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>this model makes sentence vectors and writes no text</source>
            <translation>dieses Modell macht Satzvektoren und schreibt keinen Text</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while counting</source>
            <translation>beim Zählen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while loading</source>
            <translation>beim Laden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while reading text</source>
            <translation>beim Lesen von Text</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while writing</source>
            <translation>beim Schreiben</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/outside/stdin_desk.py" />
            <source>{address} leads out of the help and is not opened.</source>
            <translation>{address} führt aus der Hilfe hinaus und wird nicht geöffnet.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>{current} of {total}</source>
            <translation>{current} von {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: drawing it would take too long.</source>
            <translation>{file} kann nicht gezeigt werden: Das Zeichnen würde zu lange dauern.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: it is damaged, or no picture.</source>
            <translation>{file} kann nicht gezeigt werden: Die Datei ist beschädigt oder kein Bild.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: it is too large.</source>
            <translation>{file} kann nicht gezeigt werden: Das Bild ist zu groß.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>{file} is no page and is not opened. It lies in the folder.</source>
            <translation>{file} ist keine Seite und wird nicht geöffnet. Die Datei liegt im Ordner.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>{file} is used: it lies beside this folder.</source>
            <translation>{file} wird benutzt: Die Datei liegt neben diesem Ordner.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>{file} is used: the environment variable {variable} names it.</source>
            <translation>{file} wird benutzt: Die Umgebungsvariable {variable} nennt die Datei.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/words.py" />
            <source>{number}%</source>
            <extracomment>How a percentage is written; {number} is the number</extracomment>
            <translation>{number} %</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>{title} cannot be opened</source>
            <translation>{title} lässt sich nicht öffnen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>{title}, in {place}</source>
            <translation>{title}, in {place}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>“{title}” cannot be read</source>
            <translation>„{title}“ ist nicht lesbar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>“{used}” instead of “{typed}”</source>
            <translation>„{used}“ statt „{typed}“</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>“{word}”</source>
            <translation>„{word}“</translation>
        </message>
    </context>
</TS>
