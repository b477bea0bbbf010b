<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>Commands</name>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>About Vademecum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>All commands…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmark this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmarks</source>
            <extracomment>Title of a menu</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change how Vademecum looks and behaves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the current tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy a vademecum: link that opens this place again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy link to this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy the selected text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark text on a light page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit</source>
            <extracomment>Title of a menu</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Explain the part of the window that has the focus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export as PDF…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>File</source>
            <extracomment>Title of a menu</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find and run any command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find in page…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find previous</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find words on this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Full screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go</source>
            <extracomment>Title of a menu</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the bookmarks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the index of keywords and headings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the match before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the next match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the page that Back left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the pages read before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the search box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the text of the page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help</source>
            <extracomment>Title of a menu</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help for this part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>High contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Index</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keep this page among the bookmarks, or remove it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Larger text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light text on a dark page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>List what authors should mend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Look for changed pages in the folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text larger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text smaller</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>New tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Normal text size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>On this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open Vademecum's own manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open another knowledge folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the first page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the home page in a new tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page after this one in the contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page before this one in the contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the tab that was closed last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Page text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Problems in this folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Read changes now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Reopen closed tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Return to the page before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save this page as a PDF with page numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search or ask</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Select all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Select the whole page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Settings…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show every shortcut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide contents, bookmarks and results</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide the headings of this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the text at its normal size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Side panel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Smaller text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>The strongest difference between text and page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the colours that the desktop uses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the whole screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Version, licence and where files are kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>View</source>
            <extracomment>Title of a menu</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Allow</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Also search articles that their author marked as low confidence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Colours of the window and the pages; System follows the desktop, also while running.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Dark</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Follow the desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>High contrast</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>How many results the list shows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Keep history for (days)</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language of menus and messages, dates and numbers. Articles stay in their own language.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Light</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Never</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>On</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open the tabs of the last time, at the same place of each page.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open where I left off</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Pages read longer ago are forgotten; 0 keeps no history at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reload changed pages</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Results while typing</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show a page again as soon as its file changes, keeping the place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show unreviewed articles</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Size of the text in all pages; 1.0 is the desktop's own size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>System</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Theme</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Web and mail links</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>What a click on a link to the web or to a mail address does; no page ever loads by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap code</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap long lines of code instead of scrolling sideways.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Zoom</source>
            <extracomment>Title of a setting</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Viewer</name>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n article(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/paper.py" />
            <source>%n page(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>%n page(s) of the last time no longer there</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n problem(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n result(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>A part of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>About Vademecum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>All commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>Always open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Answer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Arabic</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Armenian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Articles for this screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Bookmark added</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Bookmark removed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Bookmarks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Breadcrumbs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Bug</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Building the index…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Bulgarian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Caution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Chinese</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Close the answer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Close the find bar</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close this message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Contents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/commander.py" />
            <source>Copied {address}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>Copied.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>Copy address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Czech</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Danger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Danish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Details</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Dock in the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Dutch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>English</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Example</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/paper.py" />
            <source>Export as PDF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Failure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter bookmarks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter history</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter the index</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Filter the shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Find a command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Find in page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Finnish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Follow the screen I am on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Footnotes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Free software under the MIT licence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>French</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>German</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Greek</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Headings that come near:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Hebrew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/hosts.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/screen_list.py" />
            <source>Help for this screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Help on this screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Help that goes with an application. Nothing leaves this computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Hindi</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Hungarian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>I don't have enough information to answer that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Important</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Index</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Indexes, rebuilt when missing: {folder}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Indonesian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Info</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Italian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Japanese</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Korean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Last updated {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/links.py" />
            <source>Links to the outside are switched off: {url}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>List what the authors of this folder should mend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Looking for an answer…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Manual</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu (F10)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>More</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>New tab</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Next match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>No articles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>No bookmarks yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>No help here yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>No index</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>No results</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window.py" />
            <source>None yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Norwegian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Not on this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/paper.py" />
            <source>Nothing could be written: is the file open elsewhere, or the folder read-only?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Nothing fits well; the closest:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Nothing found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Nothing found for “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Nothing here fits the question.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Nothing here mentions {words}.</source>
            <extracomment>{words} is a list of words in quotation marks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Nothing is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Nothing is wrong in this folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Nothing leaves this computer: no page and no question is sent anywhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Nothing read yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Nothing to list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Offline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>On this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Open a folder to read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Open another folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/commander.py" />
            <source>Open folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Open in viewer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>Open pages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Open {title}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/library.py" />
            <source>Opening was stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Opening {title}…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Over the window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Own window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_view.py" />
            <source>Page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/printing.py" />
            <source>Page {number} of {pages}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Pages that you read are listed here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Persian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Polish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Portuguese</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Possibly right: check the source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>Press F1 for more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/library.py" />
            <source>Press F5 to start again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Press {keys} on a page to keep it here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Probably right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems in this folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Progress of reading the folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Put a file such as index.md into {folder}; it appears here at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Question</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Quote</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Reading the folder: page names only so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Reading the folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Reading the picture…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading {done} of {total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window.py" />
            <source>Recent folders</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>Related</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Results</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Results appear as soon as its index is ready.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it or asks the question.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Romanian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Russian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Search for “{name}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Search help…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask a question</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search results</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Searched for {pairs}; verify the source.</source>
            <extracomment>{pairs} is a list of: “used” instead of “typed”</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Searched for {used} instead of {typed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Searched for “{query}”; verify the source.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Searching…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Session, history and logs: {folder}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Settings and bookmarks: {folder}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show less</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Spanish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Stop following the screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop reading the folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Summary</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Swedish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Tamil</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/commander.py" />
            <source>Text size {percent} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Thai</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/entries.py" />
            <source>The area around it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>The first page appears as soon as it is read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>The folder has no page {target}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>The folder is back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>The folder is not available; what was read last is still here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>The folder is still being read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>The link stands in {page}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/self_help.py" />
            <source>The manual cannot be opened: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/self_help.py" />
            <source>The manual is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>The page has no part named “{0}” any more, so it opens at its top.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about a part of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about the area it belongs to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>There is no article about this screen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. These articles were found for “{0}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. This is where the help begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about “{0}”. This is about the screen that opened it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>There is no help for this yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. These articles were found for “{1}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is the help for the screen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is where the help begins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>There is nothing to search in yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>These pages work as far as they can. Their authors should mend:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article does not exist.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>This folder has no Markdown file yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>This folder has no keywords or headings.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>This folder is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. These sections come closest in meaning.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>This is the closest section; it may not answer your question.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leads nowhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/links.py" />
            <source>This link leads out of the folder and is not opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>This link leads out of the help, to {url}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leaves the help: {address}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/links.py" />
            <source>This page asks for something that Vademecum does not do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>This page cannot be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>This page does not exist</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>This page is gone from the folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>This picture cannot be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>This screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Tip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>To do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/entries.py" />
            <source>Today, {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>Try again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Try fewer or other words, or check the spelling.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <source>Try other words, or fewer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Turkish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Type a command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>Ukrainian</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Uncertain: check the source</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Very likely right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>Warning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>What is this?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>Wider area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Words to find in this page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/entries.py" />
            <source>Yesterday, {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>You may be looking for:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>more than {total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>not in this folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page_loading.py" />
            <source>not loaded from the network</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>{count} for {used} instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>{current} of {total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>{file} cannot be read as a picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/links.py" />
            <source>{file} is no page and is not opened. It lies in the folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/reading.py" />
            <source>{title} cannot be opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>{title}, in {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>“{used}” instead of “{typed}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/replies.py" />
            <source>“{word}”</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
