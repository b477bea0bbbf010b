<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Viewer</name>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>%n answer(s) written</source>
            <translation>
                <numerusform>%n answer written</numerusform>
                <numerusform>%n answers written</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n article(s)</source>
            <translation>
                <numerusform>%n article</numerusform>
                <numerusform>%n articles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n best result(s)</source>
            <translation>
                <numerusform>%n best result</numerusform>
                <numerusform>%n best results</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) added</source>
            <translation>
                <numerusform>%n bookmark added</numerusform>
                <numerusform>%n bookmarks added</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) written</source>
            <translation>
                <numerusform>%n bookmark written</numerusform>
                <numerusform>%n bookmarks written</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) cannot be read</source>
            <translation>
                <numerusform>%n folder cannot be read</numerusform>
                <numerusform>%n folders cannot be read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) still to be read</source>
            <translation>
                <numerusform>%n folder still to be read</numerusform>
                <numerusform>%n folders still to be read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>%n page(s)</source>
            <translation>
                <numerusform>%n page</numerusform>
                <numerusform>%n pages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>%n page(s) of the last time no longer there</source>
            <translation>
                <numerusform>%n page of the last time is no longer there</numerusform>
                <numerusform>%n pages of the last time are no longer there</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n result(s)</source>
            <translation>
                <numerusform>%n result</numerusform>
                <numerusform>%n results</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>%n unsupported sentence(s) removed.</source>
            <translation>
                <numerusform>%n unsupported sentence removed.</numerusform>
                <numerusform>%n unsupported sentences removed.</numerusform>
            </translation>
        </message>
    </context>
</TS>
