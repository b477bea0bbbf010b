<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>Commands</name>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>About Vademecum</source>
            <translation>О программе Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Add the bookmarks of a file to those of this folder</source>
            <translation>Добавить закладки из файла к закладкам этой папки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>All commands…</source>
            <translation>Все команды…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmark this page</source>
            <translation>Добавить в закладки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmarks</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Закладки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bring back the bookmark that was removed last</source>
            <translation>Вернуть закладку, удалённую последней</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Caret browsing</source>
            <translation>Навигация с курсором</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change how Vademecum looks and behaves</source>
            <translation>Изменить вид и поведение Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change title and tags of this bookmark</source>
            <translation>Изменить название и метки этой закладки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Choose one of the folders that were open before</source>
            <translation>Выбрать одну из ранее открытых папок</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Choose the language of menus and messages</source>
            <translation>Выбрать язык меню и сообщений</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close tab</source>
            <translation>Закрыть вкладку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the current tab</source>
            <translation>Закрыть текущую вкладку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the window</source>
            <translation>Закрыть окно</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Collapse contents</source>
            <translation>Свернуть содержание</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy a vademecum: link that opens this place again</source>
            <translation>Скопировать ссылку vademecum:, которая снова откроет это место</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy link to this page</source>
            <translation>Копировать ссылку на эту страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy the selected text</source>
            <translation>Скопировать выделенный текст</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Create a first page</source>
            <translation>Создать первую страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark</source>
            <translation>Тёмная</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark text on a light page</source>
            <translation>Тёмный текст на светлом фоне</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Правка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit bookmark…</source>
            <translation>Изменить закладку…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Expand contents</source>
            <translation>Развернуть содержание</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Explain the part of the window that has the focus</source>
            <translation>Рассказать о той части окна, где находится фокус</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export answers…</source>
            <translation>Экспорт ответов…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export as PDF…</source>
            <translation>Экспорт в PDF…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export bookmarks…</source>
            <translation>Экспортировать закладки…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>File</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Файл</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find and run any command</source>
            <translation>Найти и выполнить любую команду</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find in page…</source>
            <translation>Найти на странице…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find next</source>
            <translation>Найти далее</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find previous</source>
            <translation>Найти ранее</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find words on this page</source>
            <translation>Найти слова на этой странице</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Fold all branches of the contents</source>
            <translation>Свернуть все ветви содержания</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the desktop</source>
            <translation>Как на рабочем столе</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the system</source>
            <translation>Как в системе</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forget all that was searched for</source>
            <translation>Забыть все прежние запросы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forget searches</source>
            <translation>Очистить историю поиска</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forward</source>
            <translation>Вперёд</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Full screen</source>
            <translation>Полный экран</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Переход</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the bookmarks</source>
            <translation>Перейти к закладкам</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the contents</source>
            <translation>Перейти к содержанию</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the index of keywords and headings</source>
            <translation>Перейти к указателю ключевых слов и заголовков</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the match before</source>
            <translation>Перейти к предыдущему совпадению</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the next match</source>
            <translation>Перейти к следующему совпадению</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the page that Back left</source>
            <translation>Перейти на страницу, с которой вернулись командой «Назад»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the pages read before</source>
            <translation>Перейти к прочитанным ранее страницам</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the search box</source>
            <translation>Перейти в поле поиска</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the text of the page</source>
            <translation>Перейти к тексту страницы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Справка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help for this part</source>
            <translation>Справка по этой части окна</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>High contrast</source>
            <translation>Высокая контрастность</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>History</source>
            <translation>История</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Home</source>
            <translation>В начало</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Import bookmarks…</source>
            <translation>Импортировать закладки…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Index</source>
            <translation>Указатель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keep this page among the bookmarks, or remove it</source>
            <translation>Добавить эту страницу в закладки или убрать её оттуда</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keyboard shortcuts</source>
            <translation>Сочетания клавиш</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Larger text</source>
            <translation>Крупнее</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light</source>
            <translation>Светлая</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light text on a dark page</source>
            <translation>Светлый текст на тёмном фоне</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>List what authors should mend</source>
            <translation>Показать, что следует исправить авторам</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Look for changed pages in the folder</source>
            <translation>Проверить, изменились ли страницы в папке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text larger</source>
            <translation>Увеличить текст</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text smaller</source>
            <translation>Уменьшить текст</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Manual</source>
            <translation>Руководство</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Move through the page with the arrow keys</source>
            <translation>Перемещаться по странице клавишами со стрелками</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>New tab</source>
            <translation>Новая вкладка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next page</source>
            <translation>Следующая страница</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next tab</source>
            <translation>Следующая вкладка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Normal text size</source>
            <translation>Обычный размер текста</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>On this page</source>
            <translation>На этой странице</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open Vademecum's own manual</source>
            <translation>Открыть руководство по Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open a knowledge folder that was packed as one file</source>
            <translation>Открыть папку со справкой, упакованную в один файл</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open another knowledge folder</source>
            <translation>Открыть другую папку со справкой</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open bundle…</source>
            <translation>Открыть пакет…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open folder…</source>
            <translation>Открыть папку…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the first page</source>
            <translation>Открыть первую страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the home page in a new tab</source>
            <translation>Открыть начальную страницу в новой вкладке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page after this one in the contents</source>
            <translation>Открыть следующую по содержанию страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page before this one in the contents</source>
            <translation>Открыть предыдущую по содержанию страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the tab that was closed last</source>
            <translation>Открыть последнюю закрытую вкладку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Page text</source>
            <translation>Текст страницы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous page</source>
            <translation>Предыдущая страница</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous tab</source>
            <translation>Предыдущая вкладка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print this page</source>
            <translation>Напечатать эту страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print…</source>
            <translation>Печать…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Problems in this folder</source>
            <translation>Проблемы в этой папке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Quit</source>
            <translation>Выход</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Read changes now</source>
            <translation>Перечитать изменения</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Reopen closed tab</source>
            <translation>Вернуть закрытую вкладку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Return to the page before</source>
            <translation>Вернуться на предыдущую страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save the bookmarks of this folder as a file</source>
            <translation>Сохранить закладки этой папки в файл</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save this page as a PDF with page numbers</source>
            <translation>Сохранить эту страницу в PDF с номерами страниц</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save which pages of this folder were helpful</source>
            <translation>Сохранить, какие страницы этой папки были полезны</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search all folders</source>
            <translation>Искать во всех папках</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search or ask</source>
            <translation>Поиск или вопрос</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search the folders that were open before together with this one</source>
            <translation>Искать и в этой папке, и в открывавшихся раньше</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Select all</source>
            <translation>Выделить всё</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Select the whole page</source>
            <translation>Выделить всю страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Settings…</source>
            <translation>Настройки…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show every shortcut</source>
            <translation>Показать все сочетания клавиш</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide contents, bookmarks and results</source>
            <translation>Показать или скрыть содержание, закладки и результаты</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide the headings of this page</source>
            <translation>Показать или скрыть заголовки этой страницы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the left</source>
            <translation>Показать вкладку слева</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the right</source>
            <translation>Показать вкладку справа</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the text at its normal size</source>
            <translation>Показать текст в обычном размере</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show which words matched and how the score came about</source>
            <translation>Показать, какие слова совпали и как получилась оценка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Side panel</source>
            <translation>Боковая панель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Smaller text</source>
            <translation>Мельче</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Switch folder</source>
            <translation>Сменить папку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>The strongest difference between text and page</source>
            <translation>Самое сильное различие между текстом и фоном</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Theme</source>
            <translation>Тема</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Undo removal</source>
            <translation>Отменить удаление</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Unfold all branches of the contents</source>
            <translation>Развернуть все ветви содержания</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the colours that the desktop uses</source>
            <translation>Использовать цвета рабочего стола</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the whole screen</source>
            <translation>Развернуть на весь экран</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Version, licence and where files are kept</source>
            <translation>Версия, лицензия и расположение файлов</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>View</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Вид</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Why this result?</source>
            <translation>Почему этот результат?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Write a page to begin with into this empty folder</source>
            <translation>Записать начальную страницу в эту пустую папку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>address uri url share</source>
            <extracomment>Words by which people look for the command: Copy link to this page</extracomment>
            <translation>адрес uri url поделиться</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>automatic colours mode</source>
            <extracomment>Words by which people look for the command: Follow the system</extracomment>
            <translation>автоматически цвета режим</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>clear query history privacy</source>
            <extracomment>Words by which people look for the command: Forget searches</extracomment>
            <translation>очистить запросы история конфиденциальность</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours accessibility mode</source>
            <extracomment>Words by which people look for the command: High contrast</extracomment>
            <translation>цвета доступность режим</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours day mode</source>
            <extracomment>Words by which people look for the command: Light</extracomment>
            <translation>цвета дневной режим</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours night mode</source>
            <extracomment>Words by which people look for the command: Dark</extracomment>
            <translation>цвета ночной режим</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>errors warnings check</source>
            <extracomment>Words by which people look for the command: Problems in this folder</extracomment>
            <translation>ошибки предупреждения проверка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>everywhere across several helps</source>
            <extracomment>Words by which people look for the command: Search all folders</extracomment>
            <translation>везде несколько справок</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>exit</source>
            <extracomment>Words by which people look for the command: Quit</extracomment>
            <translation>закрыть завершить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>explain ranking score</source>
            <extracomment>Words by which people look for the command: Why this result?</extracomment>
            <translation>объяснить порядок оценка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>feedback helpful ratings</source>
            <extracomment>Words by which people look for the command: Export answers…</extracomment>
            <translation>отзывы полезно оценки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>find question</source>
            <extracomment>Words by which people look for the command: Search or ask</extracomment>
            <translation>найти вопрос</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>focus article</source>
            <extracomment>Words by which people look for the command: Page text</extracomment>
            <translation>фокус статья</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>guide documentation</source>
            <extracomment>Words by which people look for the command: Manual</extracomment>
            <translation>справка документация</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>json</source>
            <extracomment>Words by which people look for the command: Import bookmarks…</extracomment>
            <translation>json загрузить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>json backup</source>
            <extracomment>Words by which people look for the command: Export bookmarks…</extracomment>
            <translation>json копия</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>keys hotkeys keybindings</source>
            <extracomment>Words by which people look for the command: Keyboard shortcuts</extracomment>
            <translation>клавиши горячие</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>keywords</source>
            <extracomment>Words by which people look for the command: Index</extracomment>
            <translation>ключевые слова указатель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>knowledge load directory</source>
            <extracomment>Words by which people look for the command: Open folder…</extracomment>
            <translation>знания загрузить каталог</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>language switch translate</source>
            <extracomment>Words by which people look for the command: Follow the desktop</extracomment>
            <translation>язык сменить перевод</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>new article start index</source>
            <extracomment>Words by which people look for the command: Create a first page</extracomment>
            <translation>новая статья начать index</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>palette actions</source>
            <extracomment>Words by which people look for the command: All commands…</extracomment>
            <translation>палитра действия</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>preferences options configuration</source>
            <extracomment>Words by which people look for the command: Settings…</extracomment>
            <translation>параметры конфигурация</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>recent folders change</source>
            <extracomment>Words by which people look for the command: Switch folder</extracomment>
            <translation>недавние папки сменить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>reload refresh update</source>
            <extracomment>Words by which people look for the command: Read changes now</extracomment>
            <translation>перезагрузить обновить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>restore deleted</source>
            <extracomment>Words by which people look for the command: Undo removal</extracomment>
            <translation>восстановить удалённое</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>save download</source>
            <extracomment>Words by which people look for the command: Export as PDF…</extracomment>
            <translation>сохранить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>start welcome</source>
            <extracomment>Words by which people look for the command: Home</extracomment>
            <translation>начало главная</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tag rename</source>
            <extracomment>Words by which people look for the command: Edit bookmark…</extracomment>
            <translation>метка переименовать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle cursor select keyboard</source>
            <extracomment>Words by which people look for the command: Caret browsing</extracomment>
            <translation>переключить курсор выделять клавиатура</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle favourite star remember</source>
            <extracomment>Words by which people look for the command: Bookmark this page</extracomment>
            <translation>переключить избранное звезда запомнить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle maximize</source>
            <extracomment>Words by which people look for the command: Full screen</extracomment>
            <translation>переключить развернуть</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle outline headings related hide show</source>
            <extracomment>Words by which people look for the command: On this page</extracomment>
            <translation>переключить структура заголовки похожее скрыть показать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle sidebar hide show</source>
            <extracomment>Words by which people look for the command: Side panel</extracomment>
            <translation>переключить боковая скрыть показать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree fold close all</source>
            <extracomment>Words by which people look for the command: Collapse contents</extracomment>
            <translation>дерево свернуть закрыть все</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree toc table of contents</source>
            <extracomment>Words by which people look for the command: Contents</extracomment>
            <translation>дерево оглавление</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree unfold open all</source>
            <extracomment>Words by which people look for the command: Expand contents</extracomment>
            <translation>дерево развернуть открыть все</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>undo restore</source>
            <extracomment>Words by which people look for the command: Reopen closed tab</extracomment>
            <translation>отменить восстановить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>vade knowledge load</source>
            <extracomment>Words by which people look for the command: Open bundle…</extracomment>
            <translation>vade знания загрузить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>version licence</source>
            <extracomment>Words by which people look for the command: About Vademecum</extracomment>
            <translation>версия лицензия</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom 100 reset font size</source>
            <extracomment>Words by which people look for the command: Normal text size</extracomment>
            <translation>масштаб 100 сбросить размер шрифта</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom in bigger increase font size</source>
            <extracomment>Words by which people look for the command: Larger text</extracomment>
            <translation>масштаб увеличить размер шрифта</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom out tinier decrease font size</source>
            <extracomment>Words by which people look for the command: Smaller text</extracomment>
            <translation>масштаб уменьшить размер шрифта</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>A model file (GGUF) that translates questions and words answers on this computer; empty for none.</source>
            <translation>Файл модели (GGUF), который переводит вопросы и составляет ответы на этом компьютере; пусто — без модели.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Allow</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>Открывать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Also search articles that their author marked as low confidence.</source>
            <translation>Искать и в статьях, которые автор пометил как непроверенные.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Appearance</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Оформление</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>Спрашивать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask at the end of each page; the answers stay on this computer.</source>
            <translation>Спрашивать в конце каждой страницы; ответы остаются на этом компьютере.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask whether a page was helpful</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Спрашивать, была ли страница полезна</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Backspace goes back</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Backspace возвращает назад</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Backspace returns to the page before, except where text is typed.</source>
            <translation>Backspace возвращает на предыдущую страницу, кроме полей, где вводится текст.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Caret browsing</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Навигация с курсором</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Colours of the window and the pages; System follows the desktop, also while running.</source>
            <translation>Цвета окна и страниц. Вариант «Система» следует за рабочим столом, в том числе во время работы.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Count in the status line what is to be mended, for folders whose pages you may write.</source>
            <translation>Считать в строке состояния, что нужно исправить, для папок, страницы которых вы можете изменять.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Dark</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Тёмная</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Follow the desktop</source>
            <translation>Как на рабочем столе</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>High contrast</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Высокая контрастность</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>How many results the list shows.</source>
            <translation>Сколько результатов показывать в списке.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Keep history for (days)</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Хранить историю (дней)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Язык</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language of menus and messages, dates and numbers. Articles stay in their own language.</source>
            <translation>Язык меню и сообщений, дат и чисел. Статьи остаются на своём языке.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Let the model rephrase questions</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Модель перефразирует вопросы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Light</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Светлая</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Local model</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Локальная модель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Model file</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Файл модели</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Move through the page with the arrow keys and select text with Shift; F7 switches it.</source>
            <translation>Перемещаться по странице стрелками и выделять текст с клавишей Shift; F7 включает и выключает этот режим.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Never</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>Никогда</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open the tabs of the last time, at the same place of each page.</source>
            <translation>Открывать вкладки прошлого сеанса, каждую страницу на том же месте.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open where I left off</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Продолжать с того же места</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Pages read longer ago are forgotten; 0 keeps no history at all.</source>
            <translation>Более давние записи удаляются; при значении 0 история не ведётся.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reading</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Чтение</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reload changed pages</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Обновлять изменённые страницы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Results while typing</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Результатов при вводе</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Search</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Поиск</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Search also in the model's words when a question has no sure answer; small models don't help there.</source>
            <translation>Искать и словами модели, когда на вопрос нет надёжного ответа; маленькие модели в этом не помогают.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show a page again as soon as its file changes, keeping the place.</source>
            <translation>Показывать страницу заново, как только изменится её файл, сохраняя место.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show problems of folders</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Показывать проблемы папок</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show unreviewed articles</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Показывать непроверенные статьи</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Size of the text in all pages; 100% is the desktop's own size.</source>
            <translation>Размер текста на всех страницах; 100 % — размер, принятый на рабочем столе.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Start and history</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Запуск и история</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>System</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Система</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Theme</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Тема</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Web and mail links</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Ссылки на сайты и почту</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>What a click on a link to the web or to a mail address does; no page ever loads by itself.</source>
            <translation>Что делать при щелчке по ссылке на сайт или адрес почты. Сама по себе ни одна страница не загружается.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap code</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Переносить строки кода</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap long lines of code instead of scrolling sideways.</source>
            <translation>Переносить длинные строки кода вместо прокрутки вбок.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Zoom</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Масштаб</translation>
        </message>
    </context>
    <context>
        <name>Viewer</name>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>%n answer(s) written</source>
            <translation>
                <numerusform>Сохранён %n ответ</numerusform>
                <numerusform>Сохранено %n ответа</numerusform>
                <numerusform>Сохранено %n ответов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n article(s)</source>
            <translation>
                <numerusform>%n статья</numerusform>
                <numerusform>%n статьи</numerusform>
                <numerusform>%n статей</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n best result(s)</source>
            <translation>
                <numerusform>%n лучший результат</numerusform>
                <numerusform>%n лучших результата</numerusform>
                <numerusform>%n лучших результатов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) added</source>
            <translation>
                <numerusform>Добавлена %n закладка</numerusform>
                <numerusform>Добавлено %n закладки</numerusform>
                <numerusform>Добавлено %n закладок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) written</source>
            <translation>
                <numerusform>Сохранена %n закладка</numerusform>
                <numerusform>Сохранено %n закладки</numerusform>
                <numerusform>Сохранено %n закладок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) cannot be read</source>
            <translation>
                <numerusform>%n папка не читается</numerusform>
                <numerusform>%n папки не читаются</numerusform>
                <numerusform>%n папок не читаются</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) still to be read</source>
            <translation>
                <numerusform>ещё читается %n папка</numerusform>
                <numerusform>ещё читаются %n папки</numerusform>
                <numerusform>ещё читаются %n папок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>%n page(s)</source>
            <translation>
                <numerusform>%n страница</numerusform>
                <numerusform>%n страницы</numerusform>
                <numerusform>%n страниц</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>%n page(s) of the last time no longer there</source>
            <translation>
                <numerusform>%n страницы прошлого сеанса больше нет</numerusform>
                <numerusform>%n страниц прошлого сеанса больше нет</numerusform>
                <numerusform>%n страниц прошлого сеанса больше нет</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n проблема</numerusform>
                <numerusform>%n проблемы</numerusform>
                <numerusform>%n проблем</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n result(s)</source>
            <translation>
                <numerusform>%n результат</numerusform>
                <numerusform>%n результата</numerusform>
                <numerusform>%n результатов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>%n unsupported sentence(s) removed.</source>
            <translation>
                <numerusform>Убрано %n неподтверждённое предложение.</numerusform>
                <numerusform>Убрано %n неподтверждённых предложения.</numerusform>
                <numerusform>Убрано %n неподтверждённых предложений.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>&amp;Help</source>
            <translation>&amp;Справка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>A part of it</source>
            <translation>Часть этого</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>About Vademecum</source>
            <translation>О программе Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Actual size</source>
            <translation>Исходный размер</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Actual size (1)</source>
            <translation>Исходный размер (1)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>All commands</source>
            <translation>Все команды</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>All files</source>
            <translation>Все файлы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>All folders</source>
            <translation>Все папки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Also search the folders that were open before: {names}</source>
            <translation>Искать и в папках, открывавшихся раньше: {names}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Also searched for “{query}”.</source>
            <translation>Также искалось «{query}».</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>Always open</source>
            <translation>Открывать всегда</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Another page is still on its way to paper.</source>
            <translation>Другая страница ещё печатается.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Answer</source>
            <translation>Ответ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Arabic</source>
            <translation>арабский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Armenian</source>
            <translation>армянский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Articles for this screen</source>
            <translation>Статьи об этом экране</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark added</source>
            <translation>Закладка добавлена</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark is back</source>
            <translation>Закладка возвращена</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark removed</source>
            <translation>Закладка удалена</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Bookmarks</source>
            <translation>Закладки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Breadcrumbs</source>
            <translation>Путь к странице</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Bug</source>
            <translation>Ошибка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Bulgarian</source>
            <translation>болгарский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Caution</source>
            <translation>Осторожно</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Check its permissions</source>
            <translation>Проверьте права доступа</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Check its permissions.</source>
            <translation>Проверьте права доступа.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Check the installation</source>
            <translation>Проверьте установку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Check the path.</source>
            <translation>Проверьте путь.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Chinese</source>
            <translation>китайский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a .gguf file</source>
            <translation>Выберите файл .gguf</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Choose a model</source>
            <translation>Выбрать модель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a smaller model</source>
            <translation>Выберите модель поменьше</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a smaller model: this one is too slow here</source>
            <translation>Выберите модель поменьше: эта здесь слишком медленная</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose another .gguf file</source>
            <translation>Выберите другой файл .gguf</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose another .gguf file or copy it again</source>
            <translation>Выберите другой файл .gguf или скопируйте этот ещё раз</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose the file that its author recommends, or remove `model: sha256` from knowledge.yaml</source>
            <translation>Выберите файл, который советует автор, или уберите `model: sha256` из knowledge.yaml</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose the model itself</source>
            <translation>Выберите саму модель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Choose…</source>
            <translation>Выбрать…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear</source>
            <translation>Очистить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear (Esc)</source>
            <translation>Очистить (Esc)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Clear the filters</source>
            <translation>Сбросить фильтры</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Click for the settings of the model.</source>
            <translation>Щёлкните, чтобы открыть настройки модели.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/closing.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Close other programs or choose a smaller model</source>
            <translation>Закройте другие программы или выберите модель поменьше</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close other tabs</source>
            <translation>Закрыть другие вкладки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close tabs to the right</source>
            <translation>Закрыть вкладки справа</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Close the answer</source>
            <translation>Закрыть ответ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Close the find bar</source>
            <translation>Закрыть панель поиска</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close this message</source>
            <translation>Закрыть сообщение</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close this tab</source>
            <translation>Закрыть эту вкладку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <source>Collapse all below</source>
            <translation>Свернуть всё внутри</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Commands</source>
            <translation>Команды</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Contents and search follow when it is read.</source>
            <translation>Содержание и поиск появятся, когда она будет прочитана.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>Copied</source>
            <translation>Скопировано</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Copied {address}</source>
            <translation>Скопировано: {address}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>Copied.</source>
            <translation>Скопировано.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Copy address</source>
            <translation>Копировать адрес</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Copy details</source>
            <translation>Копировать сведения</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <source>Copy link</source>
            <translation>Копировать ссылку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Copy or download it again</source>
            <translation>Скопируйте или загрузите его ещё раз</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Create a first page</source>
            <translation>Создать первую страницу</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Czech</source>
            <translation>чешский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Danger</source>
            <translation>Опасно</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Danish</source>
            <translation>датский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Details</source>
            <translation>Подробности</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Dock in the window</source>
            <translation>Закрепить в окне</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>Done</source>
            <translation>Готово</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Duplicate this tab</source>
            <translation>Дублировать эту вкладку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Dutch</source>
            <translation>нидерландский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Earlier searches</source>
            <translation>Прежние запросы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Edit bookmark</source>
            <translation>Изменить закладку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Edit bookmark…</source>
            <translation>Изменить закладку…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>English</source>
            <translation>английский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Enlarge the picture</source>
            <translation>Увеличить рисунок</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Enter searches for it again, Delete forgets it</source>
            <translation>Enter ищет снова, Delete забывает запрос</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examine the model</source>
            <translation>Проверить модель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it is good enough for neither questions nor answers, and is not used.</source>
            <translation>Проверена: не годится ни для вопросов, ни для ответов и не используется.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it translates questions and words answers.</source>
            <translation>Проверена: переводит вопросы и составляет ответы.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it translates questions; it is not good enough to word answers.</source>
            <translation>Проверена: переводит вопросы; для составления ответов недостаточно хороша.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it words answers; it is not good enough to translate questions.</source>
            <translation>Проверена: составляет ответы; для перевода вопросов недостаточно хороша.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examining the model: question {done} of {total}</source>
            <extracomment>{done} and {total} are numbers of questions</extracomment>
            <translation>Модель проверяется: вопрос {done} из {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Example</source>
            <translation>Пример</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <source>Expand all below</source>
            <translation>Развернуть всё внутри</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>Export answers</source>
            <translation>Экспорт ответов</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Export as PDF</source>
            <translation>Экспорт в PDF</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Export bookmarks</source>
            <translation>Экспортировать закладки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Failure</source>
            <translation>Сбой</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>File</source>
            <translation>Файл</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter</source>
            <translation>Фильтр</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter bookmarks</source>
            <translation>Фильтр закладок</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter history</source>
            <translation>Фильтр истории</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter the index</source>
            <translation>Фильтр указателя</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Filter the shortcuts</source>
            <translation>Фильтр сочетаний клавиш</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Find a command</source>
            <translation>Найти команду</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Find in page</source>
            <translation>Найти на странице</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Finnish</source>
            <translation>финский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Fit</source>
            <translation>Вписать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Fit to the window (0)</source>
            <translation>Вписать в окно (0)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Folder</source>
            <translation>Папка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Folder: {title}</source>
            <translation>Папка: {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Follow the screen I am on</source>
            <translation>Следовать за текущим экраном</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Footnotes</source>
            <translation>Сноски</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For developers</source>
            <translation>Для разработчиков</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For everybody</source>
            <translation>Для всех</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For operators</source>
            <translation>Для операторов</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For users</source>
            <translation>Для пользователей</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Forget all searches</source>
            <translation>Очистить историю поиска</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Free software under the MIT licence.</source>
            <translation>Свободная программа под лицензией MIT.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>French</source>
            <translation>французский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>From {title}</source>
            <translation>Из: {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>German</source>
            <translation>немецкий</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Get the file again from whoever made it.</source>
            <translation>Получите файл заново у того, кто его создал.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Give it as the encoder, and choose a language model here</source>
            <translation>Укажите её как кодировщик, а здесь выберите языковую модель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Greek</source>
            <translation>греческий</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Headings that come near:</source>
            <translation>Похожие заголовки:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hebrew</source>
            <translation>иврит</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/hosts.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help</source>
            <translation>Справка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/embed/screen_list.py" />
            <source>Help for this screen</source>
            <translation>Справка об этом экране</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help home</source>
            <translation>Начало справки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Help on this screen</source>
            <translation>Справка об этом экране</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Help that goes with an application. Nothing leaves this computer.</source>
            <translation>Справка, которая поставляется вместе с приложением. Ничто не покидает этот компьютер.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Hidden</source>
            <translation>Скрыто</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hindi</source>
            <translation>хинди</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>History</source>
            <translation>История</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hungarian</source>
            <translation>венгерский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>I don't have enough information to answer that.</source>
            <translation>У меня недостаточно сведений, чтобы ответить на это.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Import bookmarks</source>
            <translation>Импортировать закладки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Important</source>
            <translation>Важно</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>In the same folder</source>
            <translation>В той же папке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>In {folder}</source>
            <translation>В разделе «{folder}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Index</source>
            <translation>Указатель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Indexes, rebuilt when missing</source>
            <translation>Индексы, создаются заново</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Indonesian</source>
            <translation>индонезийский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Info</source>
            <translation>Сведения</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Install it with `{command}`; without a network add `{options}`</source>
            <extracomment>both are command lines, which stay as they are</extracomment>
            <translation>Установите его командой `{command}`; без сети добавьте `{options}`</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Install the package of Vademecum that brings the model library along</source>
            <translation>Установите пакет Vademecum, в который входит библиотека моделей</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>It is loaded when a question is asked.</source>
            <translation>Она загружается, когда задан вопрос.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Italian</source>
            <translation>итальянский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Japanese</source>
            <translation>японский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Join the parts with `llama-gguf-split --merge` and choose the result</source>
            <translation>Соедините части с помощью `llama-gguf-split --merge` и выберите результат</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Сочетания клавиш</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Korean</source>
            <translation>корейский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Last updated {day}</source>
            <translation>Последнее изменение: {day}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>Links to the outside are switched off: {url}</source>
            <translation>Внешние ссылки отключены: {url}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>List what the authors of this folder should mend</source>
            <translation>Показать, что следует исправить авторам этой папки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Loading the model: {share}</source>
            <extracomment>A local model is being loaded; {share} is a percentage</extracomment>
            <translation>Загрузка модели: {share}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Looking at the file…</source>
            <translation>Файл просматривается…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Looking for an answer…</source>
            <translation>Поиск ответа…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Manual</source>
            <translation>Руководство</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match before</source>
            <translation>Предыдущее совпадение</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match case</source>
            <translation>Учитывать регистр</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Memory: about {size} MB</source>
            <translation>Память: около {size} МБ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu</source>
            <translation>Меню</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu (F10)</source>
            <translation>Меню (F10)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: busy</source>
            <translation>Модель: занята</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: failed</source>
            <translation>Модель: сбой</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: loading {share}</source>
            <extracomment>State of the local model in the status line; {share} is a percentage</extracomment>
            <translation>Модель: загрузка {share}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: not loaded</source>
            <translation>Модель: не загружена</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: ready</source>
            <translation>Модель: готова</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Models</source>
            <translation>Модели</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>More</source>
            <translation>Ещё</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Move down</source>
            <translation>Ниже</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Move up</source>
            <translation>Выше</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>New keys</source>
            <translation>Новые клавиши</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>New name; empty takes the tag away</source>
            <translation>Новое имя; пустое убирает метку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>New tab</source>
            <translation>Новая вкладка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Next match</source>
            <translation>Следующее совпадение</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>No</source>
            <translation>Нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>No articles</source>
            <translation>Статей нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>No bookmark has all these tags</source>
            <translation>Нет закладки со всеми этими метками</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>No bookmarks yet</source>
            <translation>Закладок пока нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>No command fits</source>
            <translation>Нет подходящей команды</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>No help here yet</source>
            <translation>Справки об этом пока нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>No index</source>
            <translation>Указателя нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>No keys</source>
            <translation>Без клавиш</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>No local model is chosen, and none is needed. Click to choose one.</source>
            <translation>Локальная модель не выбрана, и она не нужна. Щёлкните, чтобы выбрать.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>No model</source>
            <translation>Без модели</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>No other folder was open yet</source>
            <translation>Другие папки ещё не открывались</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>Nobody has said yet whether a page of this folder is helpful: there is nothing to export.</source>
            <translation>Ещё никто не сказал, полезна ли страница этой папки: экспортировать нечего.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/known_folders.py" />
            <source>None yet</source>
            <translation>Пока нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Norwegian</source>
            <translation>норвежский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Not examined: it translates questions, and words answers only once it has passed.</source>
            <translation>Не проверена: переводит вопросы, а ответы составляет только после успешной проверки.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Not on this page</source>
            <translation>На этой странице нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Not signed</source>
            <translation>Не подписано</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Not used: {reason}</source>
            <extracomment>{reason} says what is wrong with a file</extracomment>
            <translation>Не используется: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Note</source>
            <translation>Примечание</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Nothing could be written: is the file open elsewhere, or the folder read-only?</source>
            <translation>Записать не удалось: возможно, файл открыт в другой программе или папка доступна только для чтения.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>Nothing fits well; the closest:</source>
            <translation>Точных совпадений нет; самое близкое:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Nothing found for “{text}”</source>
            <translation>По запросу «{text}» ничего не найдено</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Nothing here fits the question.</source>
            <translation>Здесь нет ничего подходящего к вопросу.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Nothing here mentions {words}.</source>
            <extracomment>{words} is a list of words in quotation marks</extracomment>
            <translation>Здесь нигде не упоминается {words}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Nothing is open</source>
            <translation>Ничего не открыто</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Nothing is wrong in this folder.</source>
            <translation>В этой папке всё в порядке.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Nothing leaves this computer: no page and no question is sent anywhere.</source>
            <translation>Ничто не покидает этот компьютер: ни страницы, ни вопросы никуда не отправляются.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Nothing proves who made this bundle.</source>
            <translation>Ничто не доказывает, кто сделал этот пакет.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Nothing read yet</source>
            <translation>Пока ничего не прочитано</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Nothing to list</source>
            <translation>Показывать нечего</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Offline</source>
            <translation>Без сети</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>On this page</source>
            <translation>На этой странице</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Only pages for the screen that you came from</source>
            <translation>Только страницы об экране, с которого вы пришли</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Only pages of this part of the contents</source>
            <translation>Только страницы этой части содержания</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Only the first part of the question was read.</source>
            <translation>Прочитана только первая часть вопроса.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Open</source>
            <translation>Открыть</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Open a folder to read.</source>
            <translation>Откройте папку, чтобы читать.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Open another bundle…</source>
            <translation>Открыть другой пакет…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Open another folder…</source>
            <translation>Открыть другую папку…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Open bundle</source>
            <translation>Открыть пакет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Open folder</source>
            <translation>Открыть папку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Open in a new tab</source>
            <translation>Открыть в новой вкладке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Open in viewer</source>
            <translation>Открыть в отдельном окне</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>Open pages</source>
            <translation>Открытые страницы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Open the folder that holds it.</source>
            <translation>Откройте папку, в которой он находится.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Open {title}</source>
            <translation>Открыть «{title}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/library.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Opening was stopped</source>
            <translation>Открытие прервано</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Opening {title}…</source>
            <translation>Открывается «{title}»…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Over the window</source>
            <translation>Поверх окна</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Own window</source>
            <translation>Отдельное окно</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Page</source>
            <translation>Страница</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/printing.py" />
            <source>Page {number} of {pages}</source>
            <translation>Страница {number} из {pages}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Pages that lead here</source>
            <translation>Страницы, которые ведут сюда</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Pages that you read are listed here.</source>
            <translation>Здесь появятся прочитанные страницы.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Persian</source>
            <translation>персидский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Picture</source>
            <translation>Изображение</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Place {place} of {count}, score {score}</source>
            <extracomment>The place of a result in the list, and what it was ranked by</extracomment>
            <translation>Место {place} из {count}, оценка {score}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Polish</source>
            <translation>польский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Portuguese</source>
            <translation>португальский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Preparing the pages…</source>
            <translation>Подготовка страниц…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>Press F1 for more.</source>
            <translation>Нажмите F1, чтобы узнать больше.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/library.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Press F5 to start again.</source>
            <translation>Нажмите F5, чтобы начать заново.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Press the keys</source>
            <translation>Нажмите клавиши</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Press {keys} on a page to keep it here.</source>
            <translation>Нажмите {keys} на странице, чтобы сохранить её здесь.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Probably right</source>
            <translation>Вероятно, верно</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems</source>
            <translation>Проблемы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems in this folder</source>
            <translation>Проблемы в этой папке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Progress of reading the folder</source>
            <translation>Ход чтения папки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Put a file such as index.md into {folder}; it appears here at once.</source>
            <translation>Поместите в {folder} файл, например index.md, — он сразу появится здесь.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Question</source>
            <translation>Вопрос</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Quote</source>
            <translation>Цитата</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading the folder: building the index…</source>
            <translation>Папка читается: строится поисковый индекс…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Reading the folder: page names only so far</source>
            <translation>Папка читается: пока доступны только названия страниц</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading the folder: {done} of {total}</source>
            <translation>Папка читается: {done} из {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Reading the folder…</source>
            <translation>Папка читается…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Reading the picture…</source>
            <translation>Изображение загружается…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/known_folders.py" />
            <source>Recent folders</source>
            <translation>Недавние папки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>Related</source>
            <translation>См. также</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Rename tag</source>
            <translation>Переименовать метку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Rename tag…</source>
            <translation>Переименовать метку…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Reset</source>
            <translation>Сбросить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Reset all</source>
            <translation>Сбросить все</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Results</source>
            <translation>Результаты</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Results appear as soon as its index is ready.</source>
            <translation>Результаты появятся, как только будет готов поисковый индекс.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it or asks the question.</source>
            <translation>Результаты появляются по мере ввода. Стрелки вверх и вниз выбирают результат, Enter открывает его или задаёт вопрос.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it.</source>
            <translation>Результаты появляются по мере ввода. Стрелки вверх и вниз выбирают результат, Enter открывает его.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>Results for “{used}” instead of “{typed}”</source>
            <translation>Результаты по запросу «{used}» вместо «{typed}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Romanian</source>
            <translation>румынский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Russian</source>
            <translation>русский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Search all folders</source>
            <translation>Искать во всех папках</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Search for something first.</source>
            <translation>Сначала найдите что-нибудь.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Search for “{name}”</source>
            <translation>Искать «{name}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Search for “{text}”</source>
            <translation>Искать «{text}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search for “{typed}” as typed</source>
            <translation>Искать «{typed}» как введено</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search help</source>
            <translation>Поиск в справке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Search help…</source>
            <translation>Поиск в справке…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask</source>
            <translation>Поиск или вопрос</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask a question</source>
            <translation>Найдите или задайте вопрос</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search results</source>
            <translation>Результаты поиска</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search with corrected spelling</source>
            <translation>Искать с исправленным написанием</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Searched for</source>
            <translation>Искали</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Searched for {pairs}; verify the source.</source>
            <extracomment>{pairs} is a list of: “used” instead of “typed”</extracomment>
            <translation>Выполнен поиск: {pairs}; проверьте источник.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Searched for {used} instead of {typed}</source>
            <translation>Выполнен поиск «{used}» вместо «{typed}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Searched for “{query}”; verify the source.</source>
            <translation>Выполнен поиск «{query}»; проверьте источник.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Searches forgotten</source>
            <translation>История поиска очищена</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Searching…</source>
            <translation>Поиск…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Separate tags with commas. The list of bookmarks can be narrowed to a tag.</source>
            <translation>Разделяйте метки запятыми. Список закладок можно сузить до одной метки.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Session, history and logs</source>
            <translation>Сеанс, история и журналы</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Set</source>
            <translation>Назначить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Settings and bookmarks</source>
            <translation>Настройки и закладки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show all</source>
            <translation>Показать полностью</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show less</source>
            <translation>Показать меньше</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Show the contents</source>
            <translation>Показать содержание</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Shown</source>
            <translation>Показано</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signature not checked</source>
            <translation>Подпись не проверена</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signed by an unknown key</source>
            <translation>Подписано неизвестным ключом</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signed by {name}</source>
            <translation>Подписано: {name}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Source: {place}</source>
            <translation>Источник: {place}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Spanish</source>
            <translation>испанский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Stands in</source>
            <translation>Находится в</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Steps</source>
            <translation>Шаги</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Still in use: {file}</source>
            <translation>По-прежнему используется: {file}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Stop following the screen</source>
            <translation>Не следовать за экраном</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop reading the folder</source>
            <translation>Остановить чтение папки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Stop the answer</source>
            <translation>Остановить ответ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Stop the examination</source>
            <translation>Остановить проверку</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Stopped before the end.</source>
            <translation>Остановлено до конца.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Stopped: nothing was written.</source>
            <translation>Остановлено: ничего не записано.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Summary</source>
            <translation>Кратко</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Swedish</source>
            <translation>шведский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Switch to another folder</source>
            <translation>Перейти к другой папке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Switched off: {reason}</source>
            <translation>Отключена: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Tags</source>
            <translation>Метки</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Take off this list</source>
            <translation>Убрать из списка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Take “{title}” off the list</source>
            <translation>Убрать «{title}» из списка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Tamil</source>
            <translation>тамильский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Text size {percent}</source>
            <translation>Размер текста: {percent}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Thai</source>
            <translation>тайский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>Thank you. This stays on your computer.</source>
            <translation>Спасибо. Ответ останется на вашем компьютере.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>That part of the page does not exist any more</source>
            <translation>Этой части страницы больше нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>The area around it</source>
            <translation>Раздел, к которому он относится</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The bundle is as it was signed, but the key is on no list of trusted keys: {key}</source>
            <translation>Пакет таков, каким был подписан, но ключа нет ни в одном списке доверенных: {key}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The bundle is as {name} signed it, with a key that you trust: {key}</source>
            <translation>Пакет таков, каким его подписал {name}, ключом, которому вы доверяете: {key}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>The file may be damaged: copy it again, or choose another model</source>
            <translation>Возможно, файл повреждён: скопируйте его ещё раз или выберите другую модель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The first page appears as soon as it is read.</source>
            <translation>Первая страница появится, как только будет прочитана.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>The folder has no page {target}.</source>
            <translation>В папке нет страницы {target}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The folder is back</source>
            <translation>Папка снова доступна</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The folder is not available; what was read last is still here</source>
            <translation>Папка недоступна; прочитанное ранее по-прежнему можно читать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The library that checks signatures is not installed here.</source>
            <translation>Библиотека для проверки подписей здесь не установлена.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>The link stands in {page}.</source>
            <translation>Ссылка находится в {page}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/self_help.py" />
            <source>The manual cannot be opened: {reason}</source>
            <translation>Не удаётся открыть руководство: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/self_help.py" />
            <source>The manual is empty</source>
            <translation>Руководство пусто</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>The model failed: {trouble}.</source>
            <extracomment>{trouble} says what is wrong with the local model</extracomment>
            <translation>Сбой модели: {trouble}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>The model is being loaded for its examination…</source>
            <translation>Модель загружается для проверки…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>The model is reading…</source>
            <translation>Модель читает…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>The model is writing…</source>
            <translation>Модель пишет…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>The page has no part named “{0}” any more, so it opens at its top.</source>
            <translation>На странице больше нет раздела «{0}», поэтому она открыта с начала.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/contents.py" />
            <source>The page that is shown</source>
            <translation>Показываемая страница</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>The question</source>
            <translation>Вопрос</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/help.py" />
            <source>The viewer cannot be started. Vademecum has to be installed for that.</source>
            <translation>Не удаётся запустить просмотрщик. Для этого должен быть установлен Vademecum.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>There are no bookmarks in this folder yet: nothing to export.</source>
            <translation>В этой папке ещё нет закладок: экспортировать нечего.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about a part of it.</source>
            <translation>Статьи о самом этом экране нет. Эта статья — о его части.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about the area it belongs to.</source>
            <translation>Статьи о самом этом экране нет. Эта статья — о разделе, к которому он относится.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>There is no article about this screen.</source>
            <translation>Об этом экране статьи нет.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. These articles were found for “{0}”.</source>
            <translation>Об этом экране статьи нет. По запросу «{0}» найдены эти статьи.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. This is where the help begins.</source>
            <translation>Об этом экране статьи нет. Здесь начинается справка.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about “{0}”. This is about the screen that opened it.</source>
            <translation>Статьи про «{0}» нет. Эта статья — об экране, с которого оно открыто.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>There is no help for this yet.</source>
            <translation>Справки об этом пока нет.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. These articles were found for “{1}”.</source>
            <translation>Справки с именем «{0}» нет. По запросу «{1}» найдены эти статьи.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is the help for the screen.</source>
            <translation>Справки с именем «{0}» нет. Это справка об экране.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is where the help begins.</source>
            <translation>Справки с именем «{0}» нет. Здесь начинается справка.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>There is no page to read in {folder}.</source>
            <translation>В {folder} нет страниц для чтения.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/outside/stdin_desk.py" />
            <source>There is no page {address} in this folder.</source>
            <translation>В этой папке нет страницы {address}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>There is nothing to search in yet.</source>
            <translation>Искать пока негде.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>These keys belong to {command}, which loses them.</source>
            <translation>Эти клавиши назначены команде {command} и будут у неё отобраны.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>These pages work as far as they can. Their authors should mend:</source>
            <translation>Эти страницы работают, насколько это возможно. Авторам следует исправить:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown any more.</source>
            <translation>Эту статью больше нельзя показать.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown: {reason}</source>
            <translation>Эту статью нельзя показать: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article does not exist.</source>
            <translation>Такой статьи нет.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This folder has no Markdown file yet.</source>
            <translation>В этой папке пока нет файлов Markdown.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>This folder has no keywords or headings.</source>
            <translation>В этой папке нет ни ключевых слов, ни заголовков.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This folder is empty</source>
            <translation>Эта папка пуста</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Язык этой справки — {own}, а язык вопроса, похоже, — {asked}. Задайте вопрос на языке справки ({own}).</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}; a local model can translate it.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Язык этой справки — {own}, а язык вопроса, похоже, — {asked}. Задайте вопрос на языке справки ({own}); локальная модель может его перевести.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Press Enter: the model translates it.</source>
            <extracomment>{own} and {asked} are names of languages; the model that was chosen translates the question</extracomment>
            <translation>Язык этой справки — {own}, а язык вопроса, похоже, — {asked}. Нажмите Enter: модель переведёт его.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. These sections come closest in meaning.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Язык этой справки — {own}, а язык вопроса, похоже, — {asked}. Эти разделы ближе всего по смыслу.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This is the closest section; it may not answer your question.</source>
            <translation>Это самый близкий раздел; возможно, он не отвечает на ваш вопрос.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>This is the first page. Change it in any text editor: it is shown anew when you save it.</source>
            <translation>Это первая страница. Измените её в любом текстовом редакторе: после сохранения она покажется заново.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>This key has a fixed meaning in lists and pages.</source>
            <translation>Эта клавиша имеет постоянное значение в списках и на страницах.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leads nowhere.</source>
            <translation>Эта ссылка никуда не ведёт.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>This link leads out of the folder and is not opened.</source>
            <translation>Эта ссылка ведёт за пределы папки и не открывается.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>This link leads out of the help, to {url}</source>
            <translation>Эта ссылка ведёт за пределы справки: {url}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leaves the help: {address}</source>
            <translation>Эта ссылка ведёт за пределы справки: {address}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>This page asks for something that Vademecum does not do.</source>
            <translation>Эта страница требует того, чего Vademecum не делает.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page cannot be read</source>
            <translation>Эту страницу не удаётся прочитать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/hints.py" />
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page does not exist</source>
            <translation>Такой страницы нет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>This page has no sections</source>
            <translation>На этой странице нет разделов</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page has no text yet.</source>
            <translation>На этой странице пока нет текста.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This page is gone from the folder</source>
            <translation>Этой страницы больше нет в папке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>This screen</source>
            <translation>Этот экран</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Tip</source>
            <translation>Совет</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Title</source>
            <translation>Название</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>To do</source>
            <translation>Сделать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>Today, {time}</source>
            <translation>Сегодня, {time}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Translated by the model; the source has the exact words.</source>
            <translation>Переведено моделью; точные слова — в источнике.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Try `vademecum model check`, or choose another model</source>
            <translation>Попробуйте `vademecum model check` или выберите другую модель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Try again</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Try fewer or other words, or check the spelling.</source>
            <translation>Попробуйте меньше слов или другие слова либо проверьте правописание.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Turkish</source>
            <translation>турецкий</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Type a command</source>
            <translation>Введите команду</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Ukrainian</source>
            <translation>украинский</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Use Vademecum without a model, or build llama-cpp-python for this CPU</source>
            <translation>Работайте без модели или соберите llama-cpp-python для этого процессора</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Use no model</source>
            <translation>Не использовать модель</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Version {version}</source>
            <translation>Версия {version}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Very likely right</source>
            <translation>Почти наверняка верно</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Warning</source>
            <translation>Внимание</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Was this page helpful?</source>
            <translation>Была ли эта страница полезна?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>What helped? (optional)</source>
            <translation>Что помогло? (необязательно)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>What is this?</source>
            <translation>Что это?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>What was missing? (optional)</source>
            <translation>Чего не хватило? (необязательно)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Whom the pages are for: choose one kind of reader, to list only pages for them</source>
            <translation>Для кого страницы: выберите вид читателей, чтобы видеть только страницы для них</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Why this result?</source>
            <translation>Почему этот результат?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>Wider area</source>
            <translation>Раздел</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Words</source>
            <translation>Слова</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Words to find in this page</source>
            <translation>Слова для поиска на этой странице</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Writing page {done} of {total}</source>
            <translation>Запись страницы {done} из {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Yes</source>
            <translation>Да</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>Yesterday, {time}</source>
            <translation>Вчера, {time}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>You may be looking for:</source>
            <translation>Возможно, вы ищете:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Zoom in (+)</source>
            <translation>Увеличить (+)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Zoom out (-)</source>
            <translation>Уменьшить (-)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>code</source>
            <translation>код</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>file name</source>
            <translation>имя файла</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>heading</source>
            <translation>заголовок</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>headings above</source>
            <translation>заголовки выше</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>it took too long</source>
            <translation>это заняло слишком много времени</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>keywords</source>
            <translation>ключевые слова</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>more than {total}</source>
            <translation>более {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>not in this folder</source>
            <translation>нет в этой папке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>not loaded from the network</source>
            <translation>из сети не загружается</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>summary</source>
            <translation>краткое описание</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>text</source>
            <translation>текст</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file cannot be read ({reason})</source>
            <extracomment>{reason} comes from the system</extracomment>
            <translation>файл не читается ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file does not exist</source>
            <translation>файл не существует</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file ends in the middle of its header: the copy or download is incomplete</source>
            <translation>файл обрывается посреди заголовка: копия или загрузка неполная</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file holds no model: there are no weights in it</source>
            <translation>в файле нет модели: в нём нет весов</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is a folder</source>
            <translation>это папка, а не файл</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is damaged: {what}</source>
            <extracomment>{what} stays English: it is for whoever looks into it</extracomment>
            <translation>файл повреждён: {what}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is empty</source>
            <translation>файл пуст</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is incomplete: it has {have} bytes and needs {needed}</source>
            <translation>файл неполный: в нём {have} байт, а нужно {needed}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is no GGUF model: it does not begin with the letters GGUF</source>
            <translation>файл — не модель GGUF: он не начинается с букв GGUF</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the file is no bundle, or it is damaged</source>
            <translation>файл не является пакетом или повреждён</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is no language model but a part for one ({what})</source>
            <translation>файл — не языковая модель, а часть для неё ({what})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is not the model that this knowledge names (its sha256 differs)</source>
            <translation>файл — не та модель, которую называют эти знания (другой sha256)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is one of {parts} parts of a model</source>
            <translation>файл — одна из {parts} частей модели</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is written for big-endian machines</source>
            <translation>файл записан для машин с обратным порядком байтов (big-endian)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file uses GGUF version {version}, newer than the {known} known here</source>
            <translation>в файле GGUF версии {version}, новее известной здесь {known}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file uses GGUF version {version}, which llama.cpp no longer reads</source>
            <translation>в файле GGUF версии {version}, которую llama.cpp больше не читает</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder cannot be read ({reason})</source>
            <extracomment>{reason} comes from the system</extracomment>
            <translation>папку не удаётся прочитать ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder cannot be written ({reason})</source>
            <translation>в папку нельзя записать ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder does not exist</source>
            <translation>папки не существует</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model did not respond any more {when}</source>
            <translation>модель перестала отвечать ({when})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model library uses instructions that this computer's CPU does not have (it died {when})</source>
            <translation>библиотека моделей использует команды, которых нет у процессора этого компьютера (сбой {when})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model needs about {needed} MB of memory and {free} MB are free</source>
            <translation>модели нужно около {needed} МБ памяти, а свободно {free} МБ</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process cannot be started ({reason})</source>
            <translation>процесс модели не запускается ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process crashed {when} (invalid memory access)</source>
            <translation>процесс модели аварийно завершился {when} (недопустимое обращение к памяти)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process ended {when} with exit code {code}</source>
            <translation>процесс модели завершился {when} с кодом {code}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the overlay does not exist</source>
            <translation>файла наложения не существует</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the package llama-cpp-python is not installed or does not load ({reason})</source>
            <translation>пакет llama-cpp-python не установлен или не загружается ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the page cannot be read now</source>
            <translation>страницу сейчас не удаётся прочитать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the system ended the model's process {when}: memory ran out, most likely</source>
            <translation>система завершила процесс модели {when}: скорее всего, не хватило памяти</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>there is not enough memory</source>
            <translation>не хватает памяти</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>this computer's CPU lacks {instructions}, which the model library needs</source>
            <translation>у процессора этого компьютера нет {instructions}, нужных библиотеке моделей</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>this is no folder</source>
            <extracomment>follows the path of a folder and a colon</extracomment>
            <translation>это не папка</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>this model makes sentence vectors and writes no text</source>
            <translation>эта модель делает векторы предложений и не пишет текст</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while counting</source>
            <translation>при подсчёте</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while loading</source>
            <translation>при загрузке</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while reading text</source>
            <translation>при чтении текста</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while writing</source>
            <translation>при письме</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/outside/stdin_desk.py" />
            <source>{address} leads out of the help and is not opened.</source>
            <translation>{address} ведёт за пределы справки и не открывается.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>{current} of {total}</source>
            <translation>{current} из {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: drawing it would take too long.</source>
            <translation>{file} нельзя показать: рисование заняло бы слишком много времени.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: it is damaged, or no picture.</source>
            <translation>{file} нельзя показать: файл повреждён или это не изображение.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: it is too large.</source>
            <translation>{file} нельзя показать: изображение слишком большое.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>{file} is no page and is not opened. It lies in the folder.</source>
            <translation>{file} — не страница и не открывается. Файл находится в папке.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>{file} is used: it lies beside this folder.</source>
            <translation>Используется {file}: файл лежит рядом с этой папкой.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>{file} is used: the environment variable {variable} names it.</source>
            <translation>Используется {file}: его называет переменная окружения {variable}.</translation>
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
            <translation>Не удаётся открыть «{title}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>{title}, in {place}</source>
            <translation>{title}, раздел {place}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>“{title}” cannot be read</source>
            <translation>«{title}» не удаётся прочитать</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>“{used}” instead of “{typed}”</source>
            <translation>«{used}» вместо «{typed}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>“{word}”</source>
            <translation>«{word}»</translation>
        </message>
    </context>
</TS>
