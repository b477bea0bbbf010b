<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>Commands</name>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>About Vademecum</source>
            <translation>Vademecum について</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Add the bookmarks of a file to those of this folder</source>
            <translation>ファイルのブックマークをこのフォルダーに加えます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>All commands…</source>
            <translation>すべてのコマンド…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmark this page</source>
            <translation>このページをブックマーク</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmarks</source>
            <extracomment>Title of a menu</extracomment>
            <translation>ブックマーク</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bring back the bookmark that was removed last</source>
            <translation>最後に削除したブックマークを元に戻す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Caret browsing</source>
            <translation>カーソルブラウズ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change how Vademecum looks and behaves</source>
            <translation>Vademecum の外観と動作を変更します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change title and tags of this bookmark</source>
            <translation>このブックマークの題名とタグを変更します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Choose one of the folders that were open before</source>
            <translation>以前に開いたフォルダーから選びます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Choose the language of menus and messages</source>
            <translation>メニューとメッセージの言語を選びます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close tab</source>
            <translation>タブを閉じる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the current tab</source>
            <translation>現在のタブを閉じます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the window</source>
            <translation>ウィンドウを閉じます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Collapse contents</source>
            <translation>目次を折りたたむ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Contents</source>
            <translation>目次</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy a vademecum: link that opens this place again</source>
            <translation>この場所をもう一度開くための vademecum: リンクをコピーします</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy link to this page</source>
            <translation>このページへのリンクをコピー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy the selected text</source>
            <translation>選択したテキストをコピーします</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Create a first page</source>
            <translation>最初のページを作成</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark</source>
            <translation>ダーク</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark text on a light page</source>
            <translation>明るい背景に暗い文字</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit</source>
            <extracomment>Title of a menu</extracomment>
            <translation>編集</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit bookmark…</source>
            <translation>ブックマークを編集…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Expand contents</source>
            <translation>目次を展開する</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Explain the part of the window that has the focus</source>
            <translation>フォーカスのある部分を説明します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export answers…</source>
            <translation>回答を書き出す…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export as PDF…</source>
            <translation>PDF として書き出す…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export bookmarks…</source>
            <translation>ブックマークを書き出す…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>File</source>
            <extracomment>Title of a menu</extracomment>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find and run any command</source>
            <translation>コマンドを探して実行します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find in page…</source>
            <translation>ページ内を検索…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find next</source>
            <translation>次を検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find previous</source>
            <translation>前を検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find words on this page</source>
            <translation>このページの中で語句を検索します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Fold all branches of the contents</source>
            <translation>目次のすべての枝をたたむ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the desktop</source>
            <translation>デスクトップに合わせる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the system</source>
            <translation>システムに合わせる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forget all that was searched for</source>
            <translation>これまでの検索をすべて消去します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forget searches</source>
            <translation>検索履歴を消去</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forward</source>
            <translation>進む</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Full screen</source>
            <translation>全画面表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go</source>
            <extracomment>Title of a menu</extracomment>
            <translation>移動</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the bookmarks</source>
            <translation>ブックマークに移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the contents</source>
            <translation>目次に移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the index of keywords and headings</source>
            <translation>キーワードと見出しの索引に移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the match before</source>
            <translation>前の一致箇所に移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the next match</source>
            <translation>次の一致箇所に移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the page that Back left</source>
            <translation>「戻る」の前に見ていたページに進みます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the pages read before</source>
            <translation>これまでに読んだページの一覧に移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the search box</source>
            <translation>検索ボックスに移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the text of the page</source>
            <translation>ページの本文に移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help</source>
            <extracomment>Title of a menu</extracomment>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help for this part</source>
            <translation>この部分のヘルプ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>High contrast</source>
            <translation>ハイコントラスト</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>History</source>
            <translation>履歴</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Home</source>
            <translation>ホーム</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Import bookmarks…</source>
            <translation>ブックマークを読み込む…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Index</source>
            <translation>索引</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keep this page among the bookmarks, or remove it</source>
            <translation>このページをブックマークに追加、または削除します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keyboard shortcuts</source>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Larger text</source>
            <translation>文字を大きく</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light</source>
            <translation>ライト</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light text on a dark page</source>
            <translation>暗い背景に明るい文字</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>List what authors should mend</source>
            <translation>執筆者が直すべき箇所を一覧表示します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Look for changed pages in the folder</source>
            <translation>フォルダー内の変更されたページを調べます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text larger</source>
            <translation>文字を大きくします</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text smaller</source>
            <translation>文字を小さくします</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Manual</source>
            <translation>マニュアル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Move through the page with the arrow keys</source>
            <translation>矢印キーでページ内を移動します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>New tab</source>
            <translation>新しいタブ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next page</source>
            <translation>次のページ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next tab</source>
            <translation>次のタブ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Normal text size</source>
            <translation>標準の文字サイズ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>On this page</source>
            <translation>このページの見出し</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open Vademecum's own manual</source>
            <translation>Vademecum のマニュアルを開きます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open a knowledge folder that was packed as one file</source>
            <translation>一つのファイルにまとめられたナレッジフォルダーを開きます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open another knowledge folder</source>
            <translation>別のナレッジフォルダーを開きます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open bundle…</source>
            <translation>バンドルを開く…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open folder…</source>
            <translation>フォルダーを開く…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the first page</source>
            <translation>最初のページを開きます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the home page in a new tab</source>
            <translation>ホームページを新しいタブで開きます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page after this one in the contents</source>
            <translation>目次で次にあるページを開きます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page before this one in the contents</source>
            <translation>目次で前にあるページを開きます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the tab that was closed last</source>
            <translation>最後に閉じたタブを開きます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Page text</source>
            <translation>ページの本文</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous page</source>
            <translation>前のページ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous tab</source>
            <translation>前のタブ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print this page</source>
            <translation>このページを印刷します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print…</source>
            <translation>印刷…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Problems in this folder</source>
            <translation>このフォルダーの問題</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Quit</source>
            <translation>終了</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Read changes now</source>
            <translation>変更を読み込む</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Reopen closed tab</source>
            <translation>閉じたタブを開き直す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Return to the page before</source>
            <translation>前に見ていたページに戻ります</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save the bookmarks of this folder as a file</source>
            <translation>このフォルダーのブックマークをファイルに保存します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save this page as a PDF with page numbers</source>
            <translation>このページをページ番号付きの PDF として保存します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save which pages of this folder were helpful</source>
            <translation>このフォルダーのどのページが役に立ったかを保存します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search all folders</source>
            <translation>すべてのフォルダーを検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search or ask</source>
            <translation>検索または質問</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search the folders that were open before together with this one</source>
            <translation>以前開いたフォルダーもこのフォルダーと一緒に検索します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Select all</source>
            <translation>すべて選択</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Select the whole page</source>
            <translation>ページ全体を選択します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Settings…</source>
            <translation>設定…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show every shortcut</source>
            <translation>すべてのショートカットを表示します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide contents, bookmarks and results</source>
            <translation>目次、ブックマーク、検索結果の表示を切り替えます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide the headings of this page</source>
            <translation>このページの見出しの表示を切り替えます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the left</source>
            <translation>左のタブを表示します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the right</source>
            <translation>右のタブを表示します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the text at its normal size</source>
            <translation>文字を標準のサイズで表示します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show which words matched and how the score came about</source>
            <translation>一致した語とスコアの内訳を表示します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Side panel</source>
            <translation>サイドパネル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Smaller text</source>
            <translation>文字を小さく</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Switch folder</source>
            <translation>フォルダーを切り替え</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>The strongest difference between text and page</source>
            <translation>文字と背景の差を最も強くします</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Theme</source>
            <translation>テーマ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Undo removal</source>
            <translation>削除を取り消す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Unfold all branches of the contents</source>
            <translation>目次のすべての枝を開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the colours that the desktop uses</source>
            <translation>デスクトップの配色を使います</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the whole screen</source>
            <translation>画面全体に表示します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Version, licence and where files are kept</source>
            <translation>バージョン、ライセンス、ファイルの保存場所</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>View</source>
            <extracomment>Title of a menu</extracomment>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Why this result?</source>
            <translation>この結果になった理由</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Write a page to begin with into this empty folder</source>
            <translation>この空のフォルダーに最初のページを書き込みます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>address uri url share</source>
            <extracomment>Words by which people look for the command: Copy link to this page</extracomment>
            <translation>アドレス uri url 共有</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>automatic colours mode</source>
            <extracomment>Words by which people look for the command: Follow the system</extracomment>
            <translation>自動 色 モード</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>clear query history privacy</source>
            <extracomment>Words by which people look for the command: Forget searches</extracomment>
            <translation>消去 検索履歴 プライバシー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours accessibility mode</source>
            <extracomment>Words by which people look for the command: High contrast</extracomment>
            <translation>色 アクセシビリティ モード</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours day mode</source>
            <extracomment>Words by which people look for the command: Light</extracomment>
            <translation>色 昼 ライトモード</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours night mode</source>
            <extracomment>Words by which people look for the command: Dark</extracomment>
            <translation>色 夜 ダークモード</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>errors warnings check</source>
            <extracomment>Words by which people look for the command: Problems in this folder</extracomment>
            <translation>エラー 警告 検査</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>everywhere across several helps</source>
            <extracomment>Words by which people look for the command: Search all folders</extracomment>
            <translation>すべて 横断 複数のヘルプ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>exit</source>
            <extracomment>Words by which people look for the command: Quit</extracomment>
            <translation>閉じる 退出</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>explain ranking score</source>
            <extracomment>Words by which people look for the command: Why this result?</extracomment>
            <translation>説明 順位 スコア</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>feedback helpful ratings</source>
            <extracomment>Words by which people look for the command: Export answers…</extracomment>
            <translation>感想 役に立った 評価</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>find question</source>
            <extracomment>Words by which people look for the command: Search or ask</extracomment>
            <translation>探す 質問</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>focus article</source>
            <extracomment>Words by which people look for the command: Page text</extracomment>
            <translation>フォーカス 記事</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>guide documentation</source>
            <extracomment>Words by which people look for the command: Manual</extracomment>
            <translation>手引き ドキュメント</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>json</source>
            <extracomment>Words by which people look for the command: Import bookmarks…</extracomment>
            <translation>json 読み込み</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>json backup</source>
            <extracomment>Words by which people look for the command: Export bookmarks…</extracomment>
            <translation>json 控え バックアップ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>keys hotkeys keybindings</source>
            <extracomment>Words by which people look for the command: Keyboard shortcuts</extracomment>
            <translation>キー ホットキー 割り当て</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>keywords</source>
            <extracomment>Words by which people look for the command: Index</extracomment>
            <translation>キーワード</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>knowledge load directory</source>
            <extracomment>Words by which people look for the command: Open folder…</extracomment>
            <translation>ナレッジ 読み込み ディレクトリ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>language switch translate</source>
            <extracomment>Words by which people look for the command: Follow the desktop</extracomment>
            <translation>言語 切り替え 翻訳</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>new article start index</source>
            <extracomment>Words by which people look for the command: Create a first page</extracomment>
            <translation>新規 記事 はじめる index</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>palette actions</source>
            <extracomment>Words by which people look for the command: All commands…</extracomment>
            <translation>パレット 操作</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>preferences options configuration</source>
            <extracomment>Words by which people look for the command: Settings…</extracomment>
            <translation>環境設定 オプション 構成</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>recent folders change</source>
            <extracomment>Words by which people look for the command: Switch folder</extracomment>
            <translation>最近のフォルダー 変更</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>reload refresh update</source>
            <extracomment>Words by which people look for the command: Read changes now</extracomment>
            <translation>再読み込み 更新</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>restore deleted</source>
            <extracomment>Words by which people look for the command: Undo removal</extracomment>
            <translation>復元 削除済み</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>save download</source>
            <extracomment>Words by which people look for the command: Export as PDF…</extracomment>
            <translation>保存</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>start welcome</source>
            <extracomment>Words by which people look for the command: Home</extracomment>
            <translation>ホーム はじめ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tag rename</source>
            <extracomment>Words by which people look for the command: Edit bookmark…</extracomment>
            <translation>タグ 名前の変更</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle cursor select keyboard</source>
            <extracomment>Words by which people look for the command: Caret browsing</extracomment>
            <translation>切り替え カーソル 選択 キーボード</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle favourite star remember</source>
            <extracomment>Words by which people look for the command: Bookmark this page</extracomment>
            <translation>切り替え お気に入り 星 記憶</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle maximize</source>
            <extracomment>Words by which people look for the command: Full screen</extracomment>
            <translation>切り替え 最大化</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle outline headings related hide show</source>
            <extracomment>Words by which people look for the command: On this page</extracomment>
            <translation>切り替え アウトライン 見出し 関連 隠す 表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle sidebar hide show</source>
            <extracomment>Words by which people look for the command: Side panel</extracomment>
            <translation>切り替え サイドバー 隠す 表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree fold close all</source>
            <extracomment>Words by which people look for the command: Collapse contents</extracomment>
            <translation>ツリー たたむ 閉じる すべて</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree toc table of contents</source>
            <extracomment>Words by which people look for the command: Contents</extracomment>
            <translation>ツリー もくじ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree unfold open all</source>
            <extracomment>Words by which people look for the command: Expand contents</extracomment>
            <translation>ツリー 開く 展開 すべて</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>undo restore</source>
            <extracomment>Words by which people look for the command: Reopen closed tab</extracomment>
            <translation>元に戻す 復元</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>vade knowledge load</source>
            <extracomment>Words by which people look for the command: Open bundle…</extracomment>
            <translation>vade ナレッジ 読み込み</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>version licence</source>
            <extracomment>Words by which people look for the command: About Vademecum</extracomment>
            <translation>バージョン ライセンス</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom 100 reset font size</source>
            <extracomment>Words by which people look for the command: Normal text size</extracomment>
            <translation>ズーム 拡大率 100 文字の大きさ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom in bigger increase font size</source>
            <extracomment>Words by which people look for the command: Larger text</extracomment>
            <translation>ズーム 拡大 文字の大きさ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom out tinier decrease font size</source>
            <extracomment>Words by which people look for the command: Smaller text</extracomment>
            <translation>ズーム 縮小 文字の大きさ</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>A model file (GGUF) that translates questions and words answers on this computer; empty for none.</source>
            <translation>このコンピューターで質問を翻訳し、回答を作成するモデルファイル（GGUF）。使わない場合は空にします。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Allow</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Also search articles that their author marked as low confidence.</source>
            <translation>執筆者が信頼度「低」とした記事も検索します。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Appearance</source>
            <extracomment>Heading above settings</extracomment>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>確認する</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask at the end of each page; the answers stay on this computer.</source>
            <translation>各ページの末尾で尋ねます。回答はこのコンピューターに残ります。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask whether a page was helpful</source>
            <extracomment>Title of a setting</extracomment>
            <translation>ページが役に立ったか尋ねる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Backspace goes back</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Backspace キーで戻る</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Backspace returns to the page before, except where text is typed.</source>
            <translation>文字の入力中を除き、Backspace キーで前のページに戻ります。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Caret browsing</source>
            <extracomment>Title of a setting</extracomment>
            <translation>カーソルブラウズ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Colours of the window and the pages; System follows the desktop, also while running.</source>
            <translation>ウィンドウとページの配色です。「システム」では、使用中もデスクトップの設定に合わせます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Count in the status line what is to be mended, for folders whose pages you may write.</source>
            <translation>ページを書き込めるフォルダーについて、直すべき箇所の数をステータス行に表示します。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Dark</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>ダーク</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Follow the desktop</source>
            <translation>デスクトップに合わせる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>High contrast</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>ハイコントラスト</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>How many results the list shows.</source>
            <translation>一覧に表示する検索結果の数です。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Keep history for (days)</source>
            <extracomment>Title of a setting</extracomment>
            <translation>履歴の保存日数</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language</source>
            <extracomment>Title of a setting</extracomment>
            <translation>言語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language of menus and messages, dates and numbers. Articles stay in their own language.</source>
            <translation>メニューとメッセージ、日付と数値の言語です。記事の言語は変わりません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Let the model rephrase questions</source>
            <extracomment>Title of a setting</extracomment>
            <translation>モデルに質問を言い換えさせる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Light</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>ライト</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Local model</source>
            <extracomment>Heading above settings</extracomment>
            <translation>ローカルモデル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Model file</source>
            <extracomment>Title of a setting</extracomment>
            <translation>モデルファイル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Move through the page with the arrow keys and select text with Shift; F7 switches it.</source>
            <translation>矢印キーでページ内を移動し、Shift キーで文字を選択します。F7 キーで切り替えます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Never</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>開かない</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open the tabs of the last time, at the same place of each page.</source>
            <translation>前回のタブを、それぞれのページの同じ位置で開きます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open where I left off</source>
            <extracomment>Title of a setting</extracomment>
            <translation>前回の続きから開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Pages read longer ago are forgotten; 0 keeps no history at all.</source>
            <translation>これより古い履歴は削除されます。0 にすると履歴を残しません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reading</source>
            <extracomment>Heading above settings</extracomment>
            <translation>閲覧</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reload changed pages</source>
            <extracomment>Title of a setting</extracomment>
            <translation>変更されたページを再読み込み</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Results while typing</source>
            <extracomment>Title of a setting</extracomment>
            <translation>入力中に表示する結果の数</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Search</source>
            <extracomment>Heading above settings</extracomment>
            <translation>検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Search also in the model's words when a question has no sure answer; small models don't help there.</source>
            <translation>確かな回答がないとき、モデルの言葉でも検索します。小さいモデルは役に立ちません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show a page again as soon as its file changes, keeping the place.</source>
            <translation>ファイルが変更されると、読んでいる位置を保ったままページを表示し直します。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show problems of folders</source>
            <extracomment>Title of a setting</extracomment>
            <translation>フォルダーの問題を表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show unreviewed articles</source>
            <extracomment>Title of a setting</extracomment>
            <translation>未確認の記事を表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Size of the text in all pages; 100% is the desktop's own size.</source>
            <translation>すべてのページの文字サイズです。100%がデスクトップの標準サイズです。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Start and history</source>
            <extracomment>Heading above settings</extracomment>
            <translation>起動と履歴</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>System</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>システム</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Theme</source>
            <extracomment>Title of a setting</extracomment>
            <translation>テーマ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Web and mail links</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Web とメールのリンク</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>What a click on a link to the web or to a mail address does; no page ever loads by itself.</source>
            <translation>Web やメールアドレスへのリンクをクリックしたときの動作です。ページが自動的に読み込まれることはありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap code</source>
            <extracomment>Title of a setting</extracomment>
            <translation>コードを折り返す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap long lines of code instead of scrolling sideways.</source>
            <translation>コードの長い行を、横にスクロールする代わりに折り返します。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Zoom</source>
            <extracomment>Title of a setting</extracomment>
            <translation>表示倍率</translation>
        </message>
    </context>
    <context>
        <name>Viewer</name>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>%n answer(s) written</source>
            <translation>
                <numerusform>%n 件の回答を保存しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n article(s)</source>
            <translation>
                <numerusform>記事 %n 件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n best result(s)</source>
            <translation>
                <numerusform>上位 %n 件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) added</source>
            <translation>
                <numerusform>%n 件のブックマークを加えました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) written</source>
            <translation>
                <numerusform>%n 件のブックマークを書き出しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) cannot be read</source>
            <translation>
                <numerusform>%n 個のフォルダーを読み込めません</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) still to be read</source>
            <translation>
                <numerusform>読み込み待ちのフォルダー: %n 個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>%n page(s)</source>
            <translation>
                <numerusform>%n ページ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>%n page(s) of the last time no longer there</source>
            <translation>
                <numerusform>前回のページのうち %n ページがなくなっています</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>問題 %n 件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n result(s)</source>
            <translation>
                <numerusform>結果 %n 件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>%n unsupported sentence(s) removed.</source>
            <translation>
                <numerusform>裏付けのない %n 文を取り除きました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>&amp;Help</source>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>A part of it</source>
            <translation>この画面の一部</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>About Vademecum</source>
            <translation>Vademecum について</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Actual size</source>
            <translation>実際のサイズ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Actual size (1)</source>
            <translation>実際のサイズ (1)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>All commands</source>
            <translation>すべてのコマンド</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>All files</source>
            <translation>すべてのファイル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>All folders</source>
            <translation>すべてのフォルダー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Also search the folders that were open before: {names}</source>
            <translation>以前開いたフォルダーも検索します: {names}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Also searched for “{query}”.</source>
            <translation>「{query}」でも検索しました。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>Always open</source>
            <translation>常に開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Another page is still on its way to paper.</source>
            <translation>別のページをまだ出力しています。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Answer</source>
            <translation>回答</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Arabic</source>
            <translation>アラビア語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Armenian</source>
            <translation>アルメニア語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Articles for this screen</source>
            <translation>この画面の記事</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark added</source>
            <translation>ブックマークを追加しました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark is back</source>
            <translation>ブックマークを元に戻しました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark removed</source>
            <translation>ブックマークを削除しました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Bookmarks</source>
            <translation>ブックマーク</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Breadcrumbs</source>
            <translation>パンくずリスト</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Bug</source>
            <translation>不具合</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Bulgarian</source>
            <translation>ブルガリア語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Caution</source>
            <translation>注意</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Check its permissions</source>
            <translation>アクセス権を確認してください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Check its permissions.</source>
            <translation>アクセス権を確認してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Check the installation</source>
            <translation>インストールを確認してください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Check the path.</source>
            <translation>パスを確認してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Chinese</source>
            <translation>中国語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a .gguf file</source>
            <translation>.gguf ファイルを選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Choose a model</source>
            <translation>モデルを選ぶ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a smaller model</source>
            <translation>もっと小さいモデルを選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a smaller model: this one is too slow here</source>
            <translation>もっと小さいモデルを選んでください。このモデルはここでは遅すぎます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose another .gguf file</source>
            <translation>別の .gguf ファイルを選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose another .gguf file or copy it again</source>
            <translation>別の .gguf ファイルを選ぶか、もう一度コピーしてください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose the file that its author recommends, or remove `model: sha256` from knowledge.yaml</source>
            <translation>作者が勧めるファイルを選ぶか、knowledge.yaml から `model: sha256` を取り除いてください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose the model itself</source>
            <translation>モデルそのものを選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Choose…</source>
            <translation>選ぶ…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear</source>
            <translation>消去</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear (Esc)</source>
            <translation>消去 (Esc)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Clear the filters</source>
            <translation>絞り込みを解除</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Click for the settings of the model.</source>
            <translation>クリックするとモデルの設定を開きます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/closing.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Close other programs or choose a smaller model</source>
            <translation>ほかのプログラムを閉じるか、もっと小さいモデルを選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close other tabs</source>
            <translation>ほかのタブを閉じる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close tabs to the right</source>
            <translation>右側のタブを閉じる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Close the answer</source>
            <translation>回答を閉じる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Close the find bar</source>
            <translation>検索バーを閉じる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close this message</source>
            <translation>このメッセージを閉じる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close this tab</source>
            <translation>このタブを閉じる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <source>Collapse all below</source>
            <translation>この下をすべて折りたたむ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Commands</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Contents</source>
            <translation>目次</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Contents and search follow when it is read.</source>
            <translation>読み込みが終わると、目次と検索が使えます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>Copied</source>
            <translation>コピーしました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Copied {address}</source>
            <translation>{address} をコピーしました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>Copied.</source>
            <translation>コピーしました。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Copy address</source>
            <translation>アドレスをコピー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Copy details</source>
            <translation>詳細をコピー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <source>Copy link</source>
            <translation>リンクをコピー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Copy or download it again</source>
            <translation>もう一度コピーまたはダウンロードしてください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Create a first page</source>
            <translation>最初のページを作成</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Czech</source>
            <translation>チェコ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Danger</source>
            <translation>危険</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Danish</source>
            <translation>デンマーク語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Dock in the window</source>
            <translation>ウィンドウに固定</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>Done</source>
            <translation>完了</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Duplicate this tab</source>
            <translation>このタブを複製</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Dutch</source>
            <translation>オランダ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Earlier searches</source>
            <translation>以前の検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Edit bookmark</source>
            <translation>ブックマークを編集</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Edit bookmark…</source>
            <translation>ブックマークを編集…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>English</source>
            <translation>英語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Enlarge the picture</source>
            <translation>画像を拡大</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Enter searches for it again, Delete forgets it</source>
            <translation>Enter キーでもう一度検索、Delete キーで履歴から削除</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examine the model</source>
            <translation>モデルを試験する</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it is good enough for neither questions nor answers, and is not used.</source>
            <translation>試験済み：質問にも回答にも十分でないため、使われません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it translates questions and words answers.</source>
            <translation>試験済み：質問を訳し、回答を書きます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it translates questions; it is not good enough to word answers.</source>
            <translation>試験済み：質問を訳します。回答を書くには十分ではありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it words answers; it is not good enough to translate questions.</source>
            <translation>試験済み：回答を書きます。質問を訳すには十分ではありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examining the model: question {done} of {total}</source>
            <extracomment>{done} and {total} are numbers of questions</extracomment>
            <translation>モデルを試験中：質問 {done} / {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Example</source>
            <translation>例</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <source>Expand all below</source>
            <translation>この下をすべて展開する</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>Export answers</source>
            <translation>回答を書き出す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Export as PDF</source>
            <translation>PDF として書き出す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Export bookmarks</source>
            <translation>ブックマークを書き出す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Failure</source>
            <translation>失敗</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>File</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter</source>
            <translation>絞り込み</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter bookmarks</source>
            <translation>ブックマークを絞り込む</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter history</source>
            <translation>履歴を絞り込む</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter the index</source>
            <translation>索引を絞り込む</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Filter the shortcuts</source>
            <translation>ショートカットを絞り込む</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Find a command</source>
            <translation>コマンドを検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Find in page</source>
            <translation>ページ内を検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Finnish</source>
            <translation>フィンランド語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Fit</source>
            <translation>全体</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Fit to the window (0)</source>
            <translation>ウィンドウに合わせる (0)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Folder: {title}</source>
            <translation>フォルダー: {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Follow the screen I am on</source>
            <translation>表示中の画面に合わせる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Footnotes</source>
            <translation>脚注</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For developers</source>
            <translation>開発者向け</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For everybody</source>
            <translation>すべての人向け</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For operators</source>
            <translation>運用担当者向け</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For users</source>
            <translation>利用者向け</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Forget all searches</source>
            <translation>検索履歴をすべて消去</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Free software under the MIT licence.</source>
            <translation>MIT ライセンスの自由ソフトウェアです。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>French</source>
            <translation>フランス語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>From {title}</source>
            <translation>{title} より</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>German</source>
            <translation>ドイツ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Get the file again from whoever made it.</source>
            <translation>作成者からファイルをもう一度入手してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Give it as the encoder, and choose a language model here</source>
            <translation>これはエンコーダーとして指定し、ここでは言語モデルを選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Greek</source>
            <translation>ギリシャ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Headings that come near:</source>
            <translation>近い見出し:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hebrew</source>
            <translation>ヘブライ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/hosts.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help</source>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/embed/screen_list.py" />
            <source>Help for this screen</source>
            <translation>この画面のヘルプ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help home</source>
            <translation>ヘルプのホーム</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Help on this screen</source>
            <translation>この画面のヘルプ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Help that goes with an application. Nothing leaves this computer.</source>
            <translation>アプリケーションに付属するヘルプです。このコンピューターの外には何も送信されません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Hidden</source>
            <translation>非表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hindi</source>
            <translation>ヒンディー語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>History</source>
            <translation>履歴</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hungarian</source>
            <translation>ハンガリー語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>I don't have enough information to answer that.</source>
            <translation>その質問に答えるための情報が足りません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Import bookmarks</source>
            <translation>ブックマークを読み込む</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Important</source>
            <translation>重要</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>In the same folder</source>
            <translation>同じフォルダー内</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>In {folder}</source>
            <translation>「{folder}」内</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Index</source>
            <translation>索引</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Indexes, rebuilt when missing</source>
            <translation>索引（なければ作り直します）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Indonesian</source>
            <translation>インドネシア語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Info</source>
            <translation>情報</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Install it with `{command}`; without a network add `{options}`</source>
            <extracomment>both are command lines, which stay as they are</extracomment>
            <translation>`{command}` でインストールしてください。ネットワークがない場合は `{options}` を付けてください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Install the package of Vademecum that brings the model library along</source>
            <translation>モデルのライブラリを含む Vademecum のパッケージをインストールしてください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>It is loaded when a question is asked.</source>
            <translation>質問すると読み込まれます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Italian</source>
            <translation>イタリア語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Japanese</source>
            <translation>日本語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Join the parts with `llama-gguf-split --merge` and choose the result</source>
            <translation>`llama-gguf-split --merge` で各部を結合し、その結果を選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Korean</source>
            <translation>韓国語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Last updated {day}</source>
            <translation>最終更新: {day}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>Links to the outside are switched off: {url}</source>
            <translation>外部へのリンクは無効になっています: {url}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>List what the authors of this folder should mend</source>
            <translation>このフォルダーの執筆者が直すべき箇所を一覧表示します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Loading the model: {share}</source>
            <extracomment>A local model is being loaded; {share} is a percentage</extracomment>
            <translation>モデルを読み込み中: {share}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Looking at the file…</source>
            <translation>ファイルを調べています…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Looking for an answer…</source>
            <translation>回答を探しています…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Manual</source>
            <translation>マニュアル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match before</source>
            <translation>前の一致箇所</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match case</source>
            <translation>大文字と小文字を区別</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Memory: about {size} MB</source>
            <translation>メモリ：約 {size} MB</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu</source>
            <translation>メニュー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu (F10)</source>
            <translation>メニュー (F10)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: busy</source>
            <translation>モデル：処理中</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: failed</source>
            <translation>モデル：失敗</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: loading {share}</source>
            <extracomment>State of the local model in the status line; {share} is a percentage</extracomment>
            <translation>モデル：読み込み中 {share}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: not loaded</source>
            <translation>モデル：未読み込み</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: ready</source>
            <translation>モデル：準備完了</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Models</source>
            <translation>モデル</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>More</source>
            <translation>その他</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Move down</source>
            <translation>下へ移動</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Move up</source>
            <translation>上へ移動</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>New keys</source>
            <translation>新しいキー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>New name; empty takes the tag away</source>
            <translation>新しい名前。空にするとタグを外します</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>New tab</source>
            <translation>新しいタブ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Next match</source>
            <translation>次の一致箇所</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>No</source>
            <translation>いいえ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>No articles</source>
            <translation>記事がありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>No bookmark has all these tags</source>
            <translation>これらのタグをすべて持つブックマークはありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>No bookmarks yet</source>
            <translation>ブックマークはまだありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>No command fits</source>
            <translation>該当するコマンドはありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>No help here yet</source>
            <translation>ここのヘルプはまだありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>No index</source>
            <translation>索引がありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>No keys</source>
            <translation>キーなし</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>No local model is chosen, and none is needed. Click to choose one.</source>
            <translation>ローカルモデルは選ばれていません。なくてもかまいません。クリックすると選べます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>No model</source>
            <translation>モデルなし</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>No other folder was open yet</source>
            <translation>ほかのフォルダーはまだ開かれていません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>Nobody has said yet whether a page of this folder is helpful: there is nothing to export.</source>
            <translation>このフォルダーのページが役に立ったかどうか、まだ回答がありません。エクスポートするものはありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/known_folders.py" />
            <source>None yet</source>
            <translation>まだありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Norwegian</source>
            <translation>ノルウェー語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Not examined: it translates questions, and words answers only once it has passed.</source>
            <translation>未試験：質問は訳します。回答を書くのは試験に合格してからです。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Not on this page</source>
            <translation>このページにはありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Not signed</source>
            <translation>署名なし</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Not used: {reason}</source>
            <extracomment>{reason} says what is wrong with a file</extracomment>
            <translation>使われません：{reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Nothing could be written: is the file open elsewhere, or the folder read-only?</source>
            <translation>書き込めませんでした。ファイルがほかで開かれているか、フォルダーが読み取り専用になっていませんか。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>Nothing fits well; the closest:</source>
            <translation>ぴったり合うものはありません。近いもの:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Nothing found for “{text}”</source>
            <translation>「{text}」は見つかりませんでした</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Nothing here fits the question.</source>
            <translation>この質問に合うものはここにはありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Nothing here mentions {words}.</source>
            <extracomment>{words} is a list of words in quotation marks</extracomment>
            <translation>{words}についての記述はここにはありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Nothing is open</source>
            <translation>何も開いていません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Nothing is wrong in this folder.</source>
            <translation>このフォルダーに問題はありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Nothing leaves this computer: no page and no question is sent anywhere.</source>
            <translation>このコンピューターの外には何も送信されません。ページも質問もどこにも送られません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Nothing proves who made this bundle.</source>
            <translation>このバンドルを誰が作ったかを証明するものはありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Nothing read yet</source>
            <translation>まだ何も読んでいません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Nothing to list</source>
            <translation>表示する項目がありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Offline</source>
            <translation>オフライン</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>On this page</source>
            <translation>このページの見出し</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Only pages for the screen that you came from</source>
            <translation>元の画面に関するページだけ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Only pages of this part of the contents</source>
            <translation>目次のこの部分のページだけ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Only the first part of the question was read.</source>
            <translation>質問の最初の部分だけが読まれました。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Open a folder to read.</source>
            <translation>フォルダーを開いてください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Open another bundle…</source>
            <translation>別のバンドルを開く…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Open another folder…</source>
            <translation>別のフォルダーを開く…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Open bundle</source>
            <translation>バンドルを開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Open folder</source>
            <translation>フォルダーを開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Open in a new tab</source>
            <translation>新しいタブで開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Open in viewer</source>
            <translation>ビューアーで開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>Open pages</source>
            <translation>開いているページ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Open the folder that holds it.</source>
            <translation>それを含むフォルダーを開いてください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Open {title}</source>
            <translation>{title} を開く</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/library.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Opening was stopped</source>
            <translation>開く操作を中止しました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Opening {title}…</source>
            <translation>{title} を開いています…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Over the window</source>
            <translation>ウィンドウに重ねる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Own window</source>
            <translation>別ウィンドウ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Page</source>
            <translation>ページ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/printing.py" />
            <source>Page {number} of {pages}</source>
            <translation>{number} / {pages} ページ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Pages that lead here</source>
            <translation>このページへのリンクがあるページ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Pages that you read are listed here.</source>
            <translation>読んだページがここに表示されます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Persian</source>
            <translation>ペルシャ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Picture</source>
            <translation>画像</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Place {place} of {count}, score {score}</source>
            <extracomment>The place of a result in the list, and what it was ranked by</extracomment>
            <translation>{count} 件中 {place} 位、スコア {score}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Polish</source>
            <translation>ポーランド語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Portuguese</source>
            <translation>ポルトガル語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Preparing the pages…</source>
            <translation>ページを準備しています…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>Press F1 for more.</source>
            <translation>詳しくは F1 を押してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/library.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Press F5 to start again.</source>
            <translation>F5 を押すとやり直せます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Press the keys</source>
            <translation>キーを押してください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Press {keys} on a page to keep it here.</source>
            <translation>ページで {keys} を押すと、ここに追加されます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Probably right</source>
            <translation>おそらく正しい回答です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems</source>
            <translation>問題</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems in this folder</source>
            <translation>このフォルダーの問題</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Progress of reading the folder</source>
            <translation>フォルダーの読み込みの進行状況</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Put a file such as index.md into {folder}; it appears here at once.</source>
            <translation>index.md などのファイルを {folder} に置くと、すぐここに表示されます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Question</source>
            <translation>質問</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Quote</source>
            <translation>引用</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading the folder: building the index…</source>
            <translation>フォルダーを読み込んでいます: 索引を作成しています…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Reading the folder: page names only so far</source>
            <translation>フォルダーを読み込んでいます。今はページ名だけを検索できます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading the folder: {done} of {total}</source>
            <translation>フォルダーを読み込んでいます: {done} / {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Reading the folder…</source>
            <translation>フォルダーを読み込んでいます…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Reading the picture…</source>
            <translation>画像を読み込んでいます…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/known_folders.py" />
            <source>Recent folders</source>
            <translation>最近使ったフォルダー</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>Related</source>
            <translation>関連記事</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Remove</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Rename tag</source>
            <translation>タグの名前を変更</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Rename tag…</source>
            <translation>タグの名前を変更…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Reset</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Reset all</source>
            <translation>すべて元に戻す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Result</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Results</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Results appear as soon as its index is ready.</source>
            <translation>索引ができしだい結果が表示されます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it or asks the question.</source>
            <translation>入力すると結果が表示されます。上下の矢印キーで選び、Enter キーで開くか質問します。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it.</source>
            <translation>入力すると結果が表示されます。上下の矢印キーで選び、Enter キーで開きます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>Results for “{used}” instead of “{typed}”</source>
            <translation>「{typed}」の代わりに「{used}」の結果</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Romanian</source>
            <translation>ルーマニア語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Russian</source>
            <translation>ロシア語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Search all folders</source>
            <translation>すべてのフォルダーを検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Search for something first.</source>
            <translation>先に何かを検索してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Search for “{name}”</source>
            <translation>「{name}」を検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Search for “{text}”</source>
            <translation>「{text}」を検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search for “{typed}” as typed</source>
            <translation>入力どおり「{typed}」を検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search help</source>
            <translation>ヘルプを検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Search help…</source>
            <translation>ヘルプを検索…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask</source>
            <translation>検索または質問</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask a question</source>
            <translation>検索または質問を入力</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search results</source>
            <translation>検索結果</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search with corrected spelling</source>
            <translation>綴りを直して検索</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Searched for</source>
            <translation>検索した語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Searched for {pairs}; verify the source.</source>
            <extracomment>{pairs} is a list of: “used” instead of “typed”</extracomment>
            <translation>{pairs}を検索しました。出典を確認してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Searched for {used} instead of {typed}</source>
            <translation>{typed} の代わりに {used} を検索しました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Searched for “{query}”; verify the source.</source>
            <translation>「{query}」を検索しました。出典を確認してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Searches forgotten</source>
            <translation>検索履歴を消去しました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Searching…</source>
            <translation>検索しています…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Separate tags with commas. The list of bookmarks can be narrowed to a tag.</source>
            <translation>タグはコンマで区切ります。ブックマークの一覧はタグで絞り込めます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Session, history and logs</source>
            <translation>セッション・履歴・ログ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Set</source>
            <translation>設定</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Settings and bookmarks</source>
            <translation>設定とブックマーク</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show all</source>
            <translation>すべて表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show less</source>
            <translation>折りたたむ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Show the contents</source>
            <translation>目次を表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Shown</source>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signature not checked</source>
            <translation>署名は未確認</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signed by an unknown key</source>
            <translation>不明な鍵で署名</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signed by {name}</source>
            <translation>{name} が署名</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Source: {place}</source>
            <translation>出典: {place}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Spanish</source>
            <translation>スペイン語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Stands in</source>
            <translation>場所</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Steps</source>
            <translation>手順</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Still in use: {file}</source>
            <translation>引き続き使用中：{file}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop</source>
            <translation>中止</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Stop following the screen</source>
            <translation>画面に合わせるのをやめる</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop reading the folder</source>
            <translation>フォルダーの読み込みを中止</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Stop the answer</source>
            <translation>回答を止める</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Stop the examination</source>
            <translation>試験を中止する</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Stopped before the end.</source>
            <translation>途中で中止されました。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Stopped: nothing was written.</source>
            <translation>中止しました。何も書き込まれていません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Summary</source>
            <translation>概要</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Swedish</source>
            <translation>スウェーデン語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Switch to another folder</source>
            <translation>別のフォルダーに切り替えます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Switched off: {reason}</source>
            <translation>停止中：{reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Tags</source>
            <translation>タグ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Take off this list</source>
            <translation>一覧から外す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Take “{title}” off the list</source>
            <translation>「{title}」を一覧から外す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Tamil</source>
            <translation>タミル語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Text size {percent}</source>
            <translation>文字サイズ {percent}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Thai</source>
            <translation>タイ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>Thank you. This stays on your computer.</source>
            <translation>ありがとうございます。この回答はコンピューターの外に出ません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>That part of the page does not exist any more</source>
            <translation>ページのその部分はもうありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>The area around it</source>
            <translation>この画面を含む領域</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The bundle is as it was signed, but the key is on no list of trusted keys: {key}</source>
            <translation>このバンドルは署名されたときのままですが、鍵は信頼する鍵のどの一覧にもありません: {key}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The bundle is as {name} signed it, with a key that you trust: {key}</source>
            <translation>このバンドルは {name} が署名したときのままです。信頼している鍵: {key}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>The file may be damaged: copy it again, or choose another model</source>
            <translation>ファイルが壊れているかもしれません。もう一度コピーするか、別のモデルを選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The first page appears as soon as it is read.</source>
            <translation>最初のページは読み込まれしだい表示されます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>The folder has no page {target}.</source>
            <translation>フォルダーに {target} というページはありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The folder is back</source>
            <translation>フォルダーが再び使えるようになりました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The folder is not available; what was read last is still here</source>
            <translation>フォルダーにアクセスできません。最後に読み込んだ内容は引き続き読めます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The library that checks signatures is not installed here.</source>
            <translation>署名を確認するライブラリがここにはインストールされていません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>The link stands in {page}.</source>
            <translation>リンク元は {page} です。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/self_help.py" />
            <source>The manual cannot be opened: {reason}</source>
            <translation>マニュアルを開けません: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/self_help.py" />
            <source>The manual is empty</source>
            <translation>マニュアルは空です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>The model failed: {trouble}.</source>
            <extracomment>{trouble} says what is wrong with the local model</extracomment>
            <translation>モデルが失敗しました：{trouble}。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>The model is being loaded for its examination…</source>
            <translation>試験のためにモデルを読み込んでいます…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>The model is reading…</source>
            <translation>モデルが読んでいます…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>The model is writing…</source>
            <translation>モデルが書いています…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>The page has no part named “{0}” any more, so it opens at its top.</source>
            <translation>このページに「{0}」という項目はもうないため、先頭から表示します。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/contents.py" />
            <source>The page that is shown</source>
            <translation>表示中のページ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>The question</source>
            <translation>質問</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/help.py" />
            <source>The viewer cannot be started. Vademecum has to be installed for that.</source>
            <translation>ビューアーを起動できません。Vademecum がインストールされている必要があります。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>There are no bookmarks in this folder yet: nothing to export.</source>
            <translation>このフォルダーにはまだブックマークがありません。エクスポートするものはありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about a part of it.</source>
            <translation>この画面そのものの記事はありません。これは画面の一部についての記事です。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about the area it belongs to.</source>
            <translation>この画面そのものの記事はありません。これは画面が属する領域についての記事です。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>There is no article about this screen.</source>
            <translation>この画面についての記事はありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. These articles were found for “{0}”.</source>
            <translation>この画面についての記事はありません。「{0}」では次の記事が見つかりました。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. This is where the help begins.</source>
            <translation>この画面についての記事はありません。ここはヘルプの最初のページです。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about “{0}”. This is about the screen that opened it.</source>
            <translation>「{0}」についての記事はありません。これは呼び出し元の画面についての記事です。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>There is no help for this yet.</source>
            <translation>これについてのヘルプはまだありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. These articles were found for “{1}”.</source>
            <translation>「{0}」というヘルプはありません。「{1}」では次の記事が見つかりました。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is the help for the screen.</source>
            <translation>「{0}」というヘルプはありません。これは画面のヘルプです。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is where the help begins.</source>
            <translation>「{0}」というヘルプはありません。ここはヘルプの最初のページです。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>There is no page to read in {folder}.</source>
            <translation>{folder} には読むページがありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/outside/stdin_desk.py" />
            <source>There is no page {address} in this folder.</source>
            <translation>このフォルダーに {address} というページはありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>There is nothing to search in yet.</source>
            <translation>検索できるものがまだありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>These keys belong to {command}, which loses them.</source>
            <translation>このキーは{command}に割り当てられています。設定するとそちらからは外れます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>These pages work as far as they can. Their authors should mend:</source>
            <translation>これらのページは可能な範囲で表示されています。執筆者が直すべき箇所:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown any more.</source>
            <translation>この記事は表示できなくなりました。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown: {reason}</source>
            <translation>この記事を表示できません: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article does not exist.</source>
            <translation>この記事は存在しません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This folder has no Markdown file yet.</source>
            <translation>このフォルダーにはまだ Markdown ファイルがありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>This folder has no keywords or headings.</source>
            <translation>このフォルダーにはキーワードも見出しもありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This folder is empty</source>
            <translation>このフォルダーは空です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>このヘルプは{own}で書かれています。質問は{asked}のようです。{own}で質問してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}; a local model can translate it.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>このヘルプの言語：{own}。質問の言語（推定）：{asked}。{own}で質問してください。ローカルモデルが質問を訳すこともできます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Press Enter: the model translates it.</source>
            <extracomment>{own} and {asked} are names of languages; the model that was chosen translates the question</extracomment>
            <translation>このヘルプの言語：{own}。質問の言語（推定）：{asked}。Enter を押すと、モデルが訳します。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. These sections come closest in meaning.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>このヘルプは{own}で書かれています。質問は{asked}のようです。意味の近いセクションを表示しています。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This is the closest section; it may not answer your question.</source>
            <translation>最も近いセクションですが、質問の答えではないかもしれません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>This is the first page. Change it in any text editor: it is shown anew when you save it.</source>
            <translation>これは最初のページです。どのテキストエディターでも変更でき、保存するとすぐに表示し直されます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>This key has a fixed meaning in lists and pages.</source>
            <translation>このキーは一覧やページで決まった働きをします。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leads nowhere.</source>
            <translation>このリンクの行き先はありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>This link leads out of the folder and is not opened.</source>
            <translation>このリンクはフォルダーの外を指しているため、開きません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>This link leads out of the help, to {url}</source>
            <translation>このリンクはヘルプの外、{url} につながっています</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leaves the help: {address}</source>
            <translation>このリンクはヘルプの外につながっています: {address}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>This page asks for something that Vademecum does not do.</source>
            <translation>このページは Vademecum が行わない動作を求めています。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page cannot be read</source>
            <translation>このページを読み込めません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/hints.py" />
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page does not exist</source>
            <translation>このページは存在しません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>This page has no sections</source>
            <translation>このページには見出しがありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page has no text yet.</source>
            <translation>このページにはまだ本文がありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This page is gone from the folder</source>
            <translation>このページはフォルダーからなくなりました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>This screen</source>
            <translation>この画面</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Tip</source>
            <translation>ヒント</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Title</source>
            <translation>題名</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>To do</source>
            <translation>未完了</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>Today, {time}</source>
            <translation>今日 {time}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Translated by the model; the source has the exact words.</source>
            <translation>モデルによる訳です。正確な言葉は出典にあります。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Try `vademecum model check`, or choose another model</source>
            <translation>`vademecum model check` を試すか、別のモデルを選んでください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Try fewer or other words, or check the spelling.</source>
            <translation>語を減らすか別の語を試してください。つづりも確認してください。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Turkish</source>
            <translation>トルコ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Type a command</source>
            <translation>コマンドを入力</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Ukrainian</source>
            <translation>ウクライナ語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Use Vademecum without a model, or build llama-cpp-python for this CPU</source>
            <translation>モデルなしで使うか、この CPU 用に llama-cpp-python をビルドしてください</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Use no model</source>
            <translation>モデルを使わない</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Version {version}</source>
            <translation>バージョン {version}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Very likely right</source>
            <translation>ほぼ確実に正しい回答です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Was this page helpful?</source>
            <translation>このページは役に立ちましたか?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>What helped? (optional)</source>
            <translation>どこが役に立ちましたか? (任意)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>What is this?</source>
            <translation>これは何?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>What was missing? (optional)</source>
            <translation>何が足りませんでしたか? (任意)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Whom the pages are for: choose one kind of reader, to list only pages for them</source>
            <translation>対象の読者: 種類を選ぶと、その読者向けのページだけが表示されます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Why this result?</source>
            <translation>この結果になった理由</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>Wider area</source>
            <translation>上位の領域</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Words</source>
            <translation>語</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Words to find in this page</source>
            <translation>このページで検索する語句</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Writing page {done} of {total}</source>
            <translation>{total} ページ中 {done} ページ目を書き込んでいます</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Yes</source>
            <translation>はい</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>Yesterday, {time}</source>
            <translation>昨日 {time}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>You may be looking for:</source>
            <translation>お探しのものはこちらですか:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Zoom in (+)</source>
            <translation>拡大 (+)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Zoom out (-)</source>
            <translation>縮小 (-)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>code</source>
            <translation>コード</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>file name</source>
            <translation>ファイル名</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>heading</source>
            <translation>見出し</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>headings above</source>
            <translation>上位の見出し</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>it took too long</source>
            <translation>時間がかかりすぎました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>keywords</source>
            <translation>キーワード</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>more than {total}</source>
            <translation>{total} 件超</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>not in this folder</source>
            <translation>このフォルダーにありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>not loaded from the network</source>
            <translation>ネットワークからは読み込みません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>summary</source>
            <translation>概要</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>text</source>
            <translation>本文</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file cannot be read ({reason})</source>
            <extracomment>{reason} comes from the system</extracomment>
            <translation>ファイルを読めません（{reason}）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file does not exist</source>
            <translation>ファイルがありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file ends in the middle of its header: the copy or download is incomplete</source>
            <translation>ファイルがヘッダーの途中で終わっています。コピーまたはダウンロードが不完全です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file holds no model: there are no weights in it</source>
            <translation>ファイルにモデルが入っていません。重みがありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is a folder</source>
            <translation>ファイルではなくフォルダーです</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is damaged: {what}</source>
            <extracomment>{what} stays English: it is for whoever looks into it</extracomment>
            <translation>ファイルが壊れています：{what}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is empty</source>
            <translation>ファイルが空です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is incomplete: it has {have} bytes and needs {needed}</source>
            <translation>ファイルが不完全です：{have} バイトしかなく、{needed} バイト必要です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is no GGUF model: it does not begin with the letters GGUF</source>
            <translation>GGUF モデルではありません。GGUF の文字で始まっていません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the file is no bundle, or it is damaged</source>
            <translation>ファイルがバンドルではないか、破損しています</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is no language model but a part for one ({what})</source>
            <translation>言語モデルではなく、その部品です（{what}）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is not the model that this knowledge names (its sha256 differs)</source>
            <translation>この知識が指定するモデルではありません（sha256 が違います）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is one of {parts} parts of a model</source>
            <translation>モデルを {parts} つに分けた一つです</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is written for big-endian machines</source>
            <translation>ビッグエンディアンの機械用のファイルです</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file uses GGUF version {version}, newer than the {known} known here</source>
            <translation>GGUF バージョン {version} です。ここで扱える {known} より新しいものです</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file uses GGUF version {version}, which llama.cpp no longer reads</source>
            <translation>GGUF バージョン {version} は llama.cpp ではもう読めません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder cannot be read ({reason})</source>
            <extracomment>{reason} comes from the system</extracomment>
            <translation>フォルダーを読み込めません ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder cannot be written ({reason})</source>
            <translation>フォルダーに書き込めません（{reason}）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder does not exist</source>
            <translation>フォルダーが存在しません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model did not respond any more {when}</source>
            <translation>モデルが応答しなくなりました（{when}）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model library uses instructions that this computer's CPU does not have (it died {when})</source>
            <translation>モデルのライブラリが、このコンピューターの CPU にない命令を使っています（{when}に停止）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model needs about {needed} MB of memory and {free} MB are free</source>
            <translation>モデルには約 {needed} MB のメモリが必要ですが、空きは {free} MB です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process cannot be started ({reason})</source>
            <translation>モデルのプロセスを開始できません（{reason}）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process crashed {when} (invalid memory access)</source>
            <translation>モデルのプロセスが{when}に異常終了しました（不正なメモリアクセス）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process ended {when} with exit code {code}</source>
            <translation>モデルのプロセスが{when}にコード {code} で終了しました</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the overlay does not exist</source>
            <translation>オーバーレイが存在しません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the package llama-cpp-python is not installed or does not load ({reason})</source>
            <translation>パッケージ llama-cpp-python がインストールされていないか、読み込めません（{reason}）</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the page cannot be read now</source>
            <translation>今はページを読み込めません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the system ended the model's process {when}: memory ran out, most likely</source>
            <translation>システムがモデルのプロセスを{when}に終了させました。おそらくメモリ不足です</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>there is not enough memory</source>
            <translation>メモリが足りません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>this computer's CPU lacks {instructions}, which the model library needs</source>
            <translation>このコンピューターの CPU には、モデルのライブラリに必要な {instructions} がありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>this is no folder</source>
            <extracomment>follows the path of a folder and a colon</extracomment>
            <translation>これはフォルダーではありません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>this model makes sentence vectors and writes no text</source>
            <translation>このモデルは文ベクトルを作るもので、文章は書きません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while counting</source>
            <translation>計数中</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while loading</source>
            <translation>読み込み中</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while reading text</source>
            <translation>文章の読み取り中</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while writing</source>
            <translation>書き込み中</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/outside/stdin_desk.py" />
            <source>{address} leads out of the help and is not opened.</source>
            <translation>{address} はヘルプの外につながっているため、開きません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>{current} of {total}</source>
            <translation>{current} / {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: drawing it would take too long.</source>
            <translation>{file} は表示できません。描画に時間がかかりすぎます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: it is damaged, or no picture.</source>
            <translation>{file} は表示できません。破損しているか、画像ではありません。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: it is too large.</source>
            <translation>{file} は表示できません。大きすぎます。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>{file} is no page and is not opened. It lies in the folder.</source>
            <translation>{file} はページではないため開きません。ファイルはフォルダー内にあります。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>{file} is used: it lies beside this folder.</source>
            <translation>{file} が使われます。このフォルダーの隣にあります。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>{file} is used: the environment variable {variable} names it.</source>
            <translation>{file} が使われます。環境変数 {variable} で指定されています。</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/words.py" />
            <source>{number}%</source>
            <extracomment>How a percentage is written; {number} is the number</extracomment>
            <translation>{number}%</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>{title} cannot be opened</source>
            <translation>{title} を開けません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>{title}, in {place}</source>
            <translation>{title} ({place})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>“{title}” cannot be read</source>
            <translation>「{title}」を読み取れません</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>“{used}” instead of “{typed}”</source>
            <translation>「{typed}」の代わりに「{used}」</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>“{word}”</source>
            <translation>「{word}」</translation>
        </message>
    </context>
</TS>
