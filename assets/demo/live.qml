import QtQuick
import Vademecum

// Requests of the last minutes. The surface names its screen; the legend has an article of its own.
FocusScope {
    id: live
    property color ink: "#1f2933"
    property color bar: "#3b82c4"
    property var counts: [12, 18, 9, 22, 31, 27, 14, 19, 25, 11]
    implicitWidth: 480; implicitHeight: 220
    Help.route: "/projects/live/logs"

    Row {
        objectName: "bars"
        focus: true
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: legend.top; margins: 16 }
        spacing: 8
        activeFocusOnTab: true
        Repeater {
            model: live.counts
            Rectangle {
                required property int modelData
                width: 26; height: modelData * 4; radius: 3
                anchors.bottom: parent.bottom
                color: live.bar
            }
        }
    }
    Text {
        id: legend
        objectName: "legend"
        anchors { left: parent.left; bottom: parent.bottom; margins: 16 }
        activeFocusOnTab: true
        text: "Requests each minute; tokens read them too"
        font.underline: activeFocus
        color: live.ink
        Help.helpId: "api-tokens"
    }
}
