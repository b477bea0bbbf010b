<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>Commands</name>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>About Vademecum</source>
            <translation>Acerca de Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Add the bookmarks of a file to those of this folder</source>
            <translation>Añadir los marcadores de un archivo a los de esta carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>All commands…</source>
            <translation>Todas las órdenes…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmark this page</source>
            <translation>Añadir a marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bookmarks</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Bring back the bookmark that was removed last</source>
            <translation>Recuperar el último marcador quitado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Caret browsing</source>
            <translation>Navegación con cursor</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change how Vademecum looks and behaves</source>
            <translation>Cambiar el aspecto y el comportamiento de Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Change title and tags of this bookmark</source>
            <translation>Cambiar el título y las etiquetas de este marcador</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Choose one of the folders that were open before</source>
            <translation>Elegir una de las carpetas abiertas antes</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Choose the language of menus and messages</source>
            <translation>Elegir el idioma de menús y mensajes</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close tab</source>
            <translation>Cerrar pestaña</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the current tab</source>
            <translation>Cerrar la pestaña actual</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Close the window</source>
            <translation>Cerrar la ventana</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Collapse contents</source>
            <translation>Contraer el contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy a vademecum: link that opens this place again</source>
            <translation>Copiar un enlace vademecum: que vuelve a abrir este lugar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy link to this page</source>
            <translation>Copiar enlace a esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Copy the selected text</source>
            <translation>Copiar el texto seleccionado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Create a first page</source>
            <translation>Crear una primera página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Dark text on a light page</source>
            <translation>Texto oscuro sobre fondo claro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Editar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Edit bookmark…</source>
            <translation>Editar marcador…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Expand contents</source>
            <translation>Expandir el contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Explain the part of the window that has the focus</source>
            <translation>Explicar la parte de la ventana que tiene el foco</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export answers…</source>
            <translation>Exportar respuestas…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export as PDF…</source>
            <translation>Exportar como PDF…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Export bookmarks…</source>
            <translation>Exportar marcadores…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>File</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Archivo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find and run any command</source>
            <translation>Buscar y ejecutar cualquier orden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find in page…</source>
            <translation>Buscar en la página…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find next</source>
            <translation>Buscar siguiente</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find previous</source>
            <translation>Buscar anterior</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Find words on this page</source>
            <translation>Buscar palabras en esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Fold all branches of the contents</source>
            <translation>Plegar todas las ramas del contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the desktop</source>
            <translation>Como el escritorio</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Follow the system</source>
            <translation>Según el sistema</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forget all that was searched for</source>
            <translation>Olvidar todo lo que se ha buscado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forget searches</source>
            <translation>Olvidar búsquedas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Forward</source>
            <translation>Adelante</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Full screen</source>
            <translation>Pantalla completa</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Ir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the bookmarks</source>
            <translation>Ir a los marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the contents</source>
            <translation>Ir al contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the index of keywords and headings</source>
            <translation>Ir al índice de palabras clave y títulos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the match before</source>
            <translation>Ir a la coincidencia anterior</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the next match</source>
            <translation>Ir a la coincidencia siguiente</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the page that Back left</source>
            <translation>Ir a la página que se dejó con «Atrás»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the pages read before</source>
            <translation>Ir a las páginas leídas antes</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the search box</source>
            <translation>Ir al cuadro de búsqueda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Go to the text of the page</source>
            <translation>Ir al texto de la página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Ayuda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Help for this part</source>
            <translation>Ayuda sobre esta parte</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>History</source>
            <translation>Historial</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Home</source>
            <translation>Inicio</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Import bookmarks…</source>
            <translation>Importar marcadores…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Index</source>
            <translation>Índice</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keep this page among the bookmarks, or remove it</source>
            <translation>Guardar esta página en los marcadores o quitarla de ellos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Larger text</source>
            <translation>Texto más grande</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Light text on a dark page</source>
            <translation>Texto claro sobre fondo oscuro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>List what authors should mend</source>
            <translation>Mostrar lo que los autores deberían corregir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Look for changed pages in the folder</source>
            <translation>Buscar páginas modificadas en la carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text larger</source>
            <translation>Aumentar el tamaño del texto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Make the text smaller</source>
            <translation>Reducir el tamaño del texto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Manual</source>
            <translation>Manual</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Move through the page with the arrow keys</source>
            <translation>Recorrer la página con las teclas de flecha</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>New tab</source>
            <translation>Pestaña nueva</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next page</source>
            <translation>Página siguiente</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Next tab</source>
            <translation>Pestaña siguiente</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Normal text size</source>
            <translation>Tamaño de texto normal</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>On this page</source>
            <translation>En esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open Vademecum's own manual</source>
            <translation>Abrir el manual de Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open a knowledge folder that was packed as one file</source>
            <translation>Abrir una carpeta de conocimiento empaquetada en un archivo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open another knowledge folder</source>
            <translation>Abrir otra carpeta de conocimiento</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open bundle…</source>
            <translation>Abrir paquete…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open folder…</source>
            <translation>Abrir carpeta…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the first page</source>
            <translation>Abrir la primera página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the home page in a new tab</source>
            <translation>Abrir la página de inicio en una pestaña nueva</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page after this one in the contents</source>
            <translation>Abrir la página siguiente del contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the page before this one in the contents</source>
            <translation>Abrir la página anterior del contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Open the tab that was closed last</source>
            <translation>Abrir la última pestaña cerrada</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Page text</source>
            <translation>Texto de la página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous page</source>
            <translation>Página anterior</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Previous tab</source>
            <translation>Pestaña anterior</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print this page</source>
            <translation>Imprimir esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Problems in this folder</source>
            <translation>Problemas de esta carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Read changes now</source>
            <translation>Leer los cambios ahora</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Reopen closed tab</source>
            <translation>Reabrir la pestaña cerrada</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Return to the page before</source>
            <translation>Volver a la página anterior</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save the bookmarks of this folder as a file</source>
            <translation>Guardar los marcadores de esta carpeta en un archivo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save this page as a PDF with page numbers</source>
            <translation>Guardar esta página como PDF con números de página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Save which pages of this folder were helpful</source>
            <translation>Guardar qué páginas de esta carpeta fueron útiles</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search all folders</source>
            <translation>Buscar en todas las carpetas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search or ask</source>
            <translation>Buscar o preguntar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Search the folders that were open before together with this one</source>
            <translation>Buscar también en las carpetas que se abrieron antes</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Select all</source>
            <translation>Seleccionar todo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Select the whole page</source>
            <translation>Seleccionar toda la página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Settings…</source>
            <translation>Preferencias…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show every shortcut</source>
            <translation>Mostrar todos los atajos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide contents, bookmarks and results</source>
            <translation>Mostrar u ocultar contenido, marcadores y resultados</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show or hide the headings of this page</source>
            <translation>Mostrar u ocultar los títulos de esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the left</source>
            <translation>Mostrar la pestaña de la izquierda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the tab to the right</source>
            <translation>Mostrar la pestaña de la derecha</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show the text at its normal size</source>
            <translation>Mostrar el texto a su tamaño normal</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Show which words matched and how the score came about</source>
            <translation>Mostrar qué palabras coincidieron y cómo se calculó la puntuación</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Side panel</source>
            <translation>Panel lateral</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Smaller text</source>
            <translation>Texto más pequeño</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Switch folder</source>
            <translation>Cambiar de carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>The strongest difference between text and page</source>
            <translation>La mayor diferencia entre texto y fondo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Undo removal</source>
            <translation>Deshacer la eliminación</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Unfold all branches of the contents</source>
            <translation>Desplegar todas las ramas del contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the colours that the desktop uses</source>
            <translation>Usar los colores del escritorio</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Use the whole screen</source>
            <translation>Usar toda la pantalla</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Version, licence and where files are kept</source>
            <translation>Versión, licencia y ubicación de los archivos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>View</source>
            <extracomment>Title of a menu</extracomment>
            <translation>Ver</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Why this result?</source>
            <translation>¿Por qué este resultado?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>Write a page to begin with into this empty folder</source>
            <translation>Escribir una página inicial en esta carpeta vacía</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>address uri url share</source>
            <extracomment>Words by which people look for the command: Copy link to this page</extracomment>
            <translation>dirección uri url compartir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>automatic colours mode</source>
            <extracomment>Words by which people look for the command: Follow the system</extracomment>
            <translation>automático colores modo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>clear query history privacy</source>
            <extracomment>Words by which people look for the command: Forget searches</extracomment>
            <translation>borrar consultas historial privacidad</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours accessibility mode</source>
            <extracomment>Words by which people look for the command: High contrast</extracomment>
            <translation>colores accesibilidad modo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours day mode</source>
            <extracomment>Words by which people look for the command: Light</extracomment>
            <translation>colores día modo claro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>colours night mode</source>
            <extracomment>Words by which people look for the command: Dark</extracomment>
            <translation>colores noche modo oscuro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>errors warnings check</source>
            <extracomment>Words by which people look for the command: Problems in this folder</extracomment>
            <translation>errores avisos comprobar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>everywhere across several helps</source>
            <extracomment>Words by which people look for the command: Search all folders</extracomment>
            <translation>en todas partes varias ayudas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>exit</source>
            <extracomment>Words by which people look for the command: Quit</extracomment>
            <translation>cerrar terminar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>explain ranking score</source>
            <extracomment>Words by which people look for the command: Why this result?</extracomment>
            <translation>explicar orden puntuación</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>feedback helpful ratings</source>
            <extracomment>Words by which people look for the command: Export answers…</extracomment>
            <translation>opiniones útil valoraciones</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>find question</source>
            <extracomment>Words by which people look for the command: Search or ask</extracomment>
            <translation>encontrar pregunta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>focus article</source>
            <extracomment>Words by which people look for the command: Page text</extracomment>
            <translation>foco artículo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>guide documentation</source>
            <extracomment>Words by which people look for the command: Manual</extracomment>
            <translation>guía documentación</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>json</source>
            <extracomment>Words by which people look for the command: Import bookmarks…</extracomment>
            <translation>json cargar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>json backup</source>
            <extracomment>Words by which people look for the command: Export bookmarks…</extracomment>
            <translation>json copia de seguridad</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>keys hotkeys keybindings</source>
            <extracomment>Words by which people look for the command: Keyboard shortcuts</extracomment>
            <translation>teclas teclado combinaciones</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>keywords</source>
            <extracomment>Words by which people look for the command: Index</extracomment>
            <translation>palabras clave</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>knowledge load directory</source>
            <extracomment>Words by which people look for the command: Open folder…</extracomment>
            <translation>conocimiento cargar directorio</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>language switch translate</source>
            <extracomment>Words by which people look for the command: Follow the desktop</extracomment>
            <translation>idioma cambiar traducir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>new article start index</source>
            <extracomment>Words by which people look for the command: Create a first page</extracomment>
            <translation>nuevo artículo empezar index</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>palette actions</source>
            <extracomment>Words by which people look for the command: All commands…</extracomment>
            <translation>paleta acciones</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>preferences options configuration</source>
            <extracomment>Words by which people look for the command: Settings…</extracomment>
            <translation>preferencias opciones configuración</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>recent folders change</source>
            <extracomment>Words by which people look for the command: Switch folder</extracomment>
            <translation>carpetas recientes cambiar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>reload refresh update</source>
            <extracomment>Words by which people look for the command: Read changes now</extracomment>
            <translation>recargar actualizar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>restore deleted</source>
            <extracomment>Words by which people look for the command: Undo removal</extracomment>
            <translation>restaurar borrado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>save download</source>
            <extracomment>Words by which people look for the command: Export as PDF…</extracomment>
            <translation>guardar descargar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>start welcome</source>
            <extracomment>Words by which people look for the command: Home</extracomment>
            <translation>portada bienvenida</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tag rename</source>
            <extracomment>Words by which people look for the command: Edit bookmark…</extracomment>
            <translation>etiqueta renombrar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle cursor select keyboard</source>
            <extracomment>Words by which people look for the command: Caret browsing</extracomment>
            <translation>alternar cursor seleccionar teclado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle favourite star remember</source>
            <extracomment>Words by which people look for the command: Bookmark this page</extracomment>
            <translation>alternar favorito estrella recordar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle maximize</source>
            <extracomment>Words by which people look for the command: Full screen</extracomment>
            <translation>alternar maximizar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle outline headings related hide show</source>
            <extracomment>Words by which people look for the command: On this page</extracomment>
            <translation>alternar esquema títulos relacionado ocultar mostrar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>toggle sidebar hide show</source>
            <extracomment>Words by which people look for the command: Side panel</extracomment>
            <translation>alternar barra lateral ocultar mostrar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree fold close all</source>
            <extracomment>Words by which people look for the command: Collapse contents</extracomment>
            <translation>árbol plegar cerrar todo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree toc table of contents</source>
            <extracomment>Words by which people look for the command: Contents</extracomment>
            <translation>árbol índice tabla de contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>tree unfold open all</source>
            <extracomment>Words by which people look for the command: Expand contents</extracomment>
            <translation>árbol desplegar abrir todo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>undo restore</source>
            <extracomment>Words by which people look for the command: Reopen closed tab</extracomment>
            <translation>deshacer restaurar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>vade knowledge load</source>
            <extracomment>Words by which people look for the command: Open bundle…</extracomment>
            <translation>vade conocimiento cargar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>version licence</source>
            <extracomment>Words by which people look for the command: About Vademecum</extracomment>
            <translation>versión licencia</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom 100 reset font size</source>
            <extracomment>Words by which people look for the command: Normal text size</extracomment>
            <translation>zoom 100 restablecer tamaño de letra</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom in bigger increase font size</source>
            <extracomment>Words by which people look for the command: Larger text</extracomment>
            <translation>zoom ampliar aumentar tamaño de letra</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/commands.py" />
            <source>zoom out tinier decrease font size</source>
            <extracomment>Words by which people look for the command: Smaller text</extracomment>
            <translation>zoom reducir disminuir tamaño de letra</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>A model file (GGUF) that translates questions and words answers on this computer; empty for none.</source>
            <translation>Un archivo de modelo (GGUF) que traduce preguntas y redacta respuestas en este equipo; vacío para ninguno.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Allow</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>Abrir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Also search articles that their author marked as low confidence.</source>
            <translation>Buscar también en los artículos que su autor marcó como poco fiables.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Appearance</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Apariencia</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>Preguntar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask at the end of each page; the answers stay on this computer.</source>
            <translation>Preguntar al final de cada página; las respuestas se quedan en este equipo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Ask whether a page was helpful</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Preguntar si una página fue útil</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Backspace goes back</source>
            <extracomment>Title of a setting</extracomment>
            <translation>La tecla Retroceso vuelve atrás</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Backspace returns to the page before, except where text is typed.</source>
            <translation>Retroceso vuelve a la página anterior, salvo donde se escribe texto.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Caret browsing</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Navegación con cursor</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Colours of the window and the pages; System follows the desktop, also while running.</source>
            <translation>Colores de la ventana y de las páginas; «Sistema» sigue al escritorio, también durante el uso.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Count in the status line what is to be mended, for folders whose pages you may write.</source>
            <translation>Contar en la línea de estado lo que hay que corregir, en las carpetas cuyas páginas puede escribir.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Dark</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Oscuro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Follow the desktop</source>
            <translation>Como el escritorio</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>High contrast</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>How many results the list shows.</source>
            <translation>Cuántos resultados muestra la lista.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Keep history for (days)</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Conservar el historial (días)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Language of menus and messages, dates and numbers. Articles stay in their own language.</source>
            <translation>Idioma de los menús y mensajes, las fechas y los números. Los artículos siguen en su propio idioma.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Let the model rephrase questions</source>
            <extracomment>Title of a setting</extracomment>
            <translation>El modelo reformula preguntas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Light</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Claro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Local model</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Modelo local</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Model file</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Archivo del modelo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Move through the page with the arrow keys and select text with Shift; F7 switches it.</source>
            <translation>Recorrer la página con las flechas y seleccionar texto con Mayús; F7 lo activa o desactiva.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Never</source>
            <extracomment>A choice of: Web and mail links</extracomment>
            <translation>No abrir nunca</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open the tabs of the last time, at the same place of each page.</source>
            <translation>Abrir las pestañas de la última vez, cada página en el mismo punto.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Open where I left off</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Seguir donde lo dejé</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Pages read longer ago are forgotten; 0 keeps no history at all.</source>
            <translation>Lo leído hace más tiempo se olvida; con 0 no se guarda ningún historial.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reading</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Lectura</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Reload changed pages</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Recargar las páginas modificadas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Results while typing</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Resultados al escribir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Search</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Búsqueda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Search also in the model's words when a question has no sure answer; small models don't help there.</source>
            <translation>Buscar también con las palabras del modelo cuando una pregunta no tiene respuesta segura; los modelos pequeños no ayudan en eso.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show a page again as soon as its file changes, keeping the place.</source>
            <translation>Volver a mostrar una página en cuanto cambia su archivo, sin perder el punto de lectura.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show problems of folders</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Mostrar problemas de las carpetas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Show unreviewed articles</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Mostrar artículos sin revisar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Size of the text in all pages; 100% is the desktop's own size.</source>
            <translation>Tamaño del texto de todas las páginas; 100 % es el tamaño del escritorio.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Start and history</source>
            <extracomment>Heading above settings</extracomment>
            <translation>Inicio e historial</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>System</source>
            <extracomment>A choice of: Theme</extracomment>
            <translation>Sistema</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Theme</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Tema</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Web and mail links</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Enlaces web y de correo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>What a click on a link to the web or to a mail address does; no page ever loads by itself.</source>
            <translation>Qué hace un clic en un enlace web o en una dirección de correo; ninguna página se carga por sí sola.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap code</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Ajustar líneas de código</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Wrap long lines of code instead of scrolling sideways.</source>
            <translation>Partir las líneas largas de código en lugar de desplazarlas hacia los lados.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/settings.py" />
            <source>Zoom</source>
            <extracomment>Title of a setting</extracomment>
            <translation>Ampliación</translation>
        </message>
    </context>
    <context>
        <name>Viewer</name>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>%n answer(s) written</source>
            <translation>
                <numerusform>%n respuesta guardada</numerusform>
                <numerusform>%n respuestas guardadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n article(s)</source>
            <translation>
                <numerusform>%n artículo</numerusform>
                <numerusform>%n artículos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n best result(s)</source>
            <translation>
                <numerusform>%n mejor resultado</numerusform>
                <numerusform>%n mejores resultados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) added</source>
            <translation>
                <numerusform>%n marcador añadido</numerusform>
                <numerusform>%n marcadores añadidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>%n bookmark(s) written</source>
            <translation>
                <numerusform>%n marcador guardado</numerusform>
                <numerusform>%n marcadores guardados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) cannot be read</source>
            <translation>
                <numerusform>%n carpeta no se puede leer</numerusform>
                <numerusform>%n carpetas no se pueden leer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>%n folder(s) still to be read</source>
            <translation>
                <numerusform>%n carpeta por leer</numerusform>
                <numerusform>%n carpetas por leer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>%n page(s)</source>
            <translation>
                <numerusform>%n página</numerusform>
                <numerusform>%n páginas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>%n page(s) of the last time no longer there</source>
            <translation>
                <numerusform>%n página de la última vez ya no existe</numerusform>
                <numerusform>%n páginas de la última vez ya no existen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problema</numerusform>
                <numerusform>%n problemas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>%n result(s)</source>
            <translation>
                <numerusform>%n resultado</numerusform>
                <numerusform>%n resultados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>%n unsupported sentence(s) removed.</source>
            <translation>
                <numerusform>Se quitó %n frase sin respaldo.</numerusform>
                <numerusform>Se quitaron %n frases sin respaldo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>&amp;Help</source>
            <translation>Ay&amp;uda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>A part of it</source>
            <translation>Una parte</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>About Vademecum</source>
            <translation>Acerca de Vademecum</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Actual size</source>
            <translation>Tamaño real</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Actual size (1)</source>
            <translation>Tamaño real (1)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>All commands</source>
            <translation>Todas las órdenes</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>All files</source>
            <translation>Todos los archivos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>All folders</source>
            <translation>Todas las carpetas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Also search the folders that were open before: {names}</source>
            <translation>Buscar también en las carpetas que se abrieron antes: {names}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Also searched for “{query}”.</source>
            <translation>También se buscó «{query}».</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>Always open</source>
            <translation>Abrir siempre</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Another page is still on its way to paper.</source>
            <translation>Otra página todavía se está imprimiendo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Answer</source>
            <translation>Respuesta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Arabic</source>
            <translation>árabe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Armenian</source>
            <translation>armenio</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Articles for this screen</source>
            <translation>Artículos sobre esta pantalla</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark added</source>
            <translation>Marcador añadido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark is back</source>
            <translation>El marcador ha vuelto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Bookmark removed</source>
            <translation>Marcador eliminado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Bookmarks</source>
            <translation>Marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Breadcrumbs</source>
            <translation>Ruta de la página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Bug</source>
            <translation>Error</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Bulgarian</source>
            <translation>búlgaro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Caution</source>
            <translation>Precaución</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Check its permissions</source>
            <translation>Compruebe los permisos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Check its permissions.</source>
            <translation>Compruebe sus permisos.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Check the installation</source>
            <translation>Compruebe la instalación</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Check the path.</source>
            <translation>Compruebe la ruta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Chinese</source>
            <translation>chino</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a .gguf file</source>
            <translation>Elija un archivo .gguf</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Choose a model</source>
            <translation>Elegir un modelo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a smaller model</source>
            <translation>Elija un modelo más pequeño</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose a smaller model: this one is too slow here</source>
            <translation>Elija un modelo más pequeño: este es demasiado lento aquí</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose another .gguf file</source>
            <translation>Elija otro archivo .gguf</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose another .gguf file or copy it again</source>
            <translation>Elija otro archivo .gguf o cópielo de nuevo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose the file that its author recommends, or remove `model: sha256` from knowledge.yaml</source>
            <translation>Elija el archivo que recomienda el autor, o quite `model: sha256` de knowledge.yaml</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Choose the model itself</source>
            <translation>Elija el modelo mismo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Clear (Esc)</source>
            <translation>Borrar (Esc)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Clear the filters</source>
            <translation>Quitar los filtros</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Click for the settings of the model.</source>
            <translation>Haga clic para abrir los ajustes del modelo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/closing.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Close other programs or choose a smaller model</source>
            <translation>Cierre otros programas o elija un modelo más pequeño</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close other tabs</source>
            <translation>Cerrar las demás pestañas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close tabs to the right</source>
            <translation>Cerrar las pestañas de la derecha</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Close the answer</source>
            <translation>Cerrar la respuesta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Close the find bar</source>
            <translation>Cerrar la barra de búsqueda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/notice.py" />
            <source>Close this message</source>
            <translation>Cerrar este mensaje</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Close this tab</source>
            <translation>Cerrar esta pestaña</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <source>Collapse all below</source>
            <translation>Contraer todo lo de debajo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Commands</source>
            <translation>Órdenes</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Contents and search follow when it is read.</source>
            <translation>El contenido y la búsqueda aparecerán cuando se haya leído.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Copied {address}</source>
            <translation>{address} copiado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>Copied.</source>
            <translation>Copiado.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Copy address</source>
            <translation>Copiar dirección</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Copy details</source>
            <translation>Copiar datos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <source>Copy link</source>
            <translation>Copiar el enlace</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Copy or download it again</source>
            <translation>Cópielo o descárguelo de nuevo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Create a first page</source>
            <translation>Crear una primera página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Czech</source>
            <translation>checo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Danger</source>
            <translation>Peligro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Danish</source>
            <translation>danés</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Dock in the window</source>
            <translation>Acoplar a la ventana</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>Done</source>
            <translation>Hecho</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Duplicate this tab</source>
            <translation>Duplicar esta pestaña</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Dutch</source>
            <translation>neerlandés</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Earlier searches</source>
            <translation>Búsquedas anteriores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Edit bookmark</source>
            <translation>Editar marcador</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Edit bookmark…</source>
            <translation>Editar marcador…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>English</source>
            <translation>inglés</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Enlarge the picture</source>
            <translation>Ampliar la imagen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Enter searches for it again, Delete forgets it</source>
            <translation>Intro lo busca de nuevo, Supr lo olvida</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examine the model</source>
            <translation>Examinar el modelo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it is good enough for neither questions nor answers, and is not used.</source>
            <translation>Examinado: no sirve ni para preguntas ni para respuestas, y no se usa.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it translates questions and words answers.</source>
            <translation>Examinado: traduce preguntas y redacta respuestas.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it translates questions; it is not good enough to word answers.</source>
            <translation>Examinado: traduce preguntas; no es lo bastante bueno para redactar respuestas.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examined: it words answers; it is not good enough to translate questions.</source>
            <translation>Examinado: redacta respuestas; no es lo bastante bueno para traducir preguntas.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Examining the model: question {done} of {total}</source>
            <extracomment>{done} and {total} are numbers of questions</extracomment>
            <translation>Se examina el modelo: pregunta {done} de {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Example</source>
            <translation>Ejemplo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <source>Expand all below</source>
            <translation>Expandir todo lo de debajo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>Export answers</source>
            <translation>Exportar respuestas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Export as PDF</source>
            <translation>Exportar como PDF</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Export bookmarks</source>
            <translation>Exportar marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Failure</source>
            <translation>Fallo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>File</source>
            <translation>Archivo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter</source>
            <translation>Filtrar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter bookmarks</source>
            <translation>Filtrar marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter history</source>
            <translation>Filtrar historial</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Filter the index</source>
            <translation>Filtrar el índice</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Filter the shortcuts</source>
            <translation>Filtrar los atajos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Find a command</source>
            <translation>Buscar una orden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Find in page</source>
            <translation>Buscar en la página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Finnish</source>
            <translation>finés</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Fit</source>
            <translation>Ajustar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Fit to the window (0)</source>
            <translation>Ajustar a la ventana (0)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Folder: {title}</source>
            <translation>Carpeta: {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Follow the screen I am on</source>
            <translation>Seguir la pantalla actual</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Footnotes</source>
            <translation>Notas al pie</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For developers</source>
            <translation>Para desarrolladores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For everybody</source>
            <translation>Para todos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For operators</source>
            <translation>Para operadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>For users</source>
            <translation>Para usuarios</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/recall.py" />
            <source>Forget all searches</source>
            <translation>Olvidar todas las búsquedas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Free software under the MIT licence.</source>
            <translation>Software libre con licencia MIT.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>French</source>
            <translation>francés</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>From {title}</source>
            <translation>De {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>German</source>
            <translation>alemán</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Get the file again from whoever made it.</source>
            <translation>Vuelva a pedir el archivo a quien lo creó.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Give it as the encoder, and choose a language model here</source>
            <translation>Indíquelo como codificador y elija aquí un modelo de lenguaje</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Greek</source>
            <translation>griego</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Headings that come near:</source>
            <translation>Títulos parecidos:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hebrew</source>
            <translation>hebreo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/hosts.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/embed/screen_list.py" />
            <source>Help for this screen</source>
            <translation>Ayuda sobre esta pantalla</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Help home</source>
            <translation>Inicio de la ayuda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Help on this screen</source>
            <translation>Ayuda sobre esta pantalla</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Help that goes with an application. Nothing leaves this computer.</source>
            <translation>La ayuda que acompaña a una aplicación. Nada sale de este equipo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Hidden</source>
            <translation>Oculto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hindi</source>
            <translation>hindi</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>History</source>
            <translation>Historial</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Hungarian</source>
            <translation>húngaro</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>I don't have enough information to answer that.</source>
            <translation>No tengo información suficiente para responder a eso.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Import bookmarks</source>
            <translation>Importar marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Important</source>
            <translation>Importante</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>In the same folder</source>
            <translation>En la misma carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>In {folder}</source>
            <translation>En {folder}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>Index</source>
            <translation>Índice</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Indexes, rebuilt when missing</source>
            <translation>Índices, se rehacen si faltan</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Indonesian</source>
            <translation>indonesio</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Info</source>
            <translation>Información</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Install it with `{command}`; without a network add `{options}`</source>
            <extracomment>both are command lines, which stay as they are</extracomment>
            <translation>Instálelo con `{command}`; sin red, añada `{options}`</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Install the package of Vademecum that brings the model library along</source>
            <translation>Instale el paquete de Vademecum que trae la biblioteca de modelos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>It is loaded when a question is asked.</source>
            <translation>Se carga cuando se hace una pregunta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Italian</source>
            <translation>italiano</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Japanese</source>
            <translation>japonés</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Join the parts with `llama-gguf-split --merge` and choose the result</source>
            <translation>Una las partes con `llama-gguf-split --merge` y elija el resultado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Korean</source>
            <translation>coreano</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Last updated {day}</source>
            <translation>Última modificación: {day}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>Links to the outside are switched off: {url}</source>
            <translation>Los enlaces externos están desactivados: {url}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>List what the authors of this folder should mend</source>
            <translation>Mostrar lo que los autores de esta carpeta deberían corregir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Loading the model: {share}</source>
            <extracomment>A local model is being loaded; {share} is a percentage</extracomment>
            <translation>Cargando el modelo: {share}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Looking at the file…</source>
            <translation>Se mira el archivo…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Looking for an answer…</source>
            <translation>Buscando una respuesta…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Manual</source>
            <translation>Manual</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match before</source>
            <translation>Coincidencia anterior</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Match case</source>
            <translation>Distinguir mayúsculas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Memory: about {size} MB</source>
            <translation>Memoria: unos {size} MB</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/header.py" />
            <source>Menu (F10)</source>
            <translation>Menú (F10)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: busy</source>
            <translation>Modelo: ocupado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: failed</source>
            <translation>Modelo: ha fallado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: loading {share}</source>
            <extracomment>State of the local model in the status line; {share} is a percentage</extracomment>
            <translation>Modelo: cargando {share}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: not loaded</source>
            <translation>Modelo: sin cargar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>Model: ready</source>
            <translation>Modelo: listo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Models</source>
            <translation>Modelos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Move down</source>
            <translation>Bajar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Move up</source>
            <translation>Subir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>New keys</source>
            <translation>Teclas nuevas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>New name; empty takes the tag away</source>
            <translation>Nombre nuevo; vacío quita la etiqueta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>New tab</source>
            <translation>Pestaña nueva</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Next match</source>
            <translation>Coincidencia siguiente</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>No articles</source>
            <translation>No hay artículos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>No bookmark has all these tags</source>
            <translation>Ningún marcador tiene todas estas etiquetas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>No bookmarks yet</source>
            <translation>Aún no hay marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>No command fits</source>
            <translation>Ninguna orden coincide</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>No help here yet</source>
            <translation>Aún no hay ayuda sobre esto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>No index</source>
            <translation>No hay índice</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>No keys</source>
            <translation>Sin teclas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>No local model is chosen, and none is needed. Click to choose one.</source>
            <translation>No hay ningún modelo local elegido, ni hace falta. Haga clic para elegir uno.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/model_button.py" />
            <source>No model</source>
            <translation>Sin modelo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>No other folder was open yet</source>
            <translation>Aún no se ha abierto otra carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/opinions.py" />
            <source>Nobody has said yet whether a page of this folder is helpful: there is nothing to export.</source>
            <translation>Nadie ha dicho todavía si una página de esta carpeta es útil: no hay nada que exportar.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/known_folders.py" />
            <source>None yet</source>
            <translation>Aún no hay ninguna</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Norwegian</source>
            <translation>noruego</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Not examined: it translates questions, and words answers only once it has passed.</source>
            <translation>Sin examinar: traduce preguntas, y solo redacta respuestas una vez aprobado.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Not on this page</source>
            <translation>No está en esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Not signed</source>
            <translation>Sin firmar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Not used: {reason}</source>
            <extracomment>{reason} says what is wrong with a file</extracomment>
            <translation>No se usa: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Nothing could be written: is the file open elsewhere, or the folder read-only?</source>
            <translation>No se pudo escribir nada: ¿está el archivo abierto en otro programa o es la carpeta de solo lectura?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>Nothing fits well; the closest:</source>
            <translation>Nada encaja bien; lo más cercano:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Nothing found for “{text}”</source>
            <translation>No se encontró nada sobre «{text}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Nothing here fits the question.</source>
            <translation>Aquí no hay nada que responda a la pregunta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Nothing here mentions {words}.</source>
            <extracomment>{words} is a list of words in quotation marks</extracomment>
            <translation>Aquí no se menciona {words}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Nothing is open</source>
            <translation>No hay nada abierto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Nothing is wrong in this folder.</source>
            <translation>En esta carpeta todo está en orden.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Nothing leaves this computer: no page and no question is sent anywhere.</source>
            <translation>Nada sale de este equipo: ninguna página ni pregunta se envía a ninguna parte.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Nothing proves who made this bundle.</source>
            <translation>Nada demuestra quién hizo este paquete.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Nothing read yet</source>
            <translation>Aún no se ha leído nada</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Nothing to list</source>
            <translation>No hay nada que mostrar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Offline</source>
            <translation>Sin conexión</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>On this page</source>
            <translation>En esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Only pages for the screen that you came from</source>
            <translation>Solo páginas de la pantalla de la que viene</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Only pages of this part of the contents</source>
            <translation>Solo páginas de esta parte del contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Only the first part of the question was read.</source>
            <translation>Solo se leyó la primera parte de la pregunta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Open a folder to read.</source>
            <translation>Abra una carpeta para leer.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Open another bundle…</source>
            <translation>Abrir otro paquete…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Open another folder…</source>
            <translation>Abrir otra carpeta…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Open bundle</source>
            <translation>Abrir paquete</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Open folder</source>
            <translation>Abrir carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/contents.py" />
            <location filename="../../desktop/vademecum/viewer/panels/places.py" />
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Open in a new tab</source>
            <translation>Abrir en una pestaña nueva</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Open in viewer</source>
            <translation>Abrir en el visor</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/tabs.py" />
            <source>Open pages</source>
            <translation>Páginas abiertas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Open the folder that holds it.</source>
            <translation>Abra la carpeta que lo contiene.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/crumbs.py" />
            <source>Open {title}</source>
            <translation>Abrir {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/library.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Opening was stopped</source>
            <translation>Se canceló la apertura</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Opening {title}…</source>
            <translation>Abriendo {title}…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Over the window</source>
            <translation>Sobre la ventana</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Own window</source>
            <translation>Ventana propia</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Page</source>
            <translation>Página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/printing.py" />
            <source>Page {number} of {pages}</source>
            <translation>Página {number} de {pages}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Pages that lead here</source>
            <translation>Páginas que llevan aquí</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Pages that you read are listed here.</source>
            <translation>Aquí aparecen las páginas que lea.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Persian</source>
            <translation>persa</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Place {place} of {count}, score {score}</source>
            <extracomment>The place of a result in the list, and what it was ranked by</extracomment>
            <translation>Puesto {place} de {count}, puntuación {score}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Polish</source>
            <translation>polaco</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Portuguese</source>
            <translation>portugués</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Preparing the pages…</source>
            <translation>Preparando las páginas…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>Press F1 for more.</source>
            <translation>Pulse F1 para saber más.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/library.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Press F5 to start again.</source>
            <translation>Pulse F5 para empezar de nuevo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Press the keys</source>
            <translation>Pulse las teclas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Press {keys} on a page to keep it here.</source>
            <translation>Pulse {keys} en una página para guardarla aquí.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Probably right</source>
            <translation>Probablemente correcto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems</source>
            <translation>Problemas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>Problems in this folder</source>
            <translation>Problemas de esta carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Progress of reading the folder</source>
            <translation>Progreso de la lectura de la carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Put a file such as index.md into {folder}; it appears here at once.</source>
            <translation>Ponga en {folder} un archivo como index.md; aparecerá aquí enseguida.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Question</source>
            <translation>Pregunta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Quote</source>
            <translation>Cita</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading the folder: building the index…</source>
            <translation>Leyendo la carpeta: creando el índice…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Reading the folder: page names only so far</source>
            <translation>Leyendo la carpeta: por ahora solo nombres de páginas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Reading the folder: {done} of {total}</source>
            <translation>Leyendo la carpeta: {done} de {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Reading the folder…</source>
            <translation>Leyendo la carpeta…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Reading the picture…</source>
            <translation>Leyendo la imagen…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/known_folders.py" />
            <source>Recent folders</source>
            <translation>Carpetas recientes</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>Related</source>
            <translation>Relacionado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Rename tag</source>
            <translation>Cambiar el nombre de la etiqueta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/bookmarks.py" />
            <source>Rename tag…</source>
            <translation>Cambiar el nombre de la etiqueta…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Reset</source>
            <translation>Restablecer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Reset all</source>
            <translation>Restablecer todo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Results appear as soon as its index is ready.</source>
            <translation>Los resultados aparecerán en cuanto esté listo su índice.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it or asks the question.</source>
            <translation>Los resultados aparecen al escribir. Las flechas arriba y abajo eligen uno; Intro lo abre o hace la pregunta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Results appear as you type. Up and Down choose one, Enter opens it.</source>
            <translation>Los resultados aparecen al escribir. Las flechas arriba y abajo eligen uno; Intro lo abre.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/result_words.py" />
            <source>Results for “{used}” instead of “{typed}”</source>
            <translation>Resultados para «{used}» en lugar de «{typed}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Romanian</source>
            <translation>rumano</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Russian</source>
            <translation>ruso</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Search all folders</source>
            <translation>Buscar en todas las carpetas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Search for something first.</source>
            <translation>Primero busque algo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Search for “{name}”</source>
            <translation>Buscar «{name}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/page_menu.py" />
            <source>Search for “{text}”</source>
            <translation>Buscar «{text}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search for “{typed}” as typed</source>
            <translation>Buscar «{typed}» tal como está escrito</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search help</source>
            <translation>Buscar en la ayuda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>Search help…</source>
            <translation>Buscar en la ayuda…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask</source>
            <translation>Buscar o preguntar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/search_box.py" />
            <source>Search or ask a question</source>
            <translation>Busque o haga una pregunta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search results</source>
            <translation>Resultados de la búsqueda</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Search with corrected spelling</source>
            <translation>Buscar con la ortografía corregida</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Searched for</source>
            <translation>Se buscó</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Searched for {pairs}; verify the source.</source>
            <extracomment>{pairs} is a list of: “used” instead of “typed”</extracomment>
            <translation>Se buscó {pairs}; compruebe la fuente.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Searched for {used} instead of {typed}</source>
            <translation>Se buscó {used} en lugar de {typed}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Searched for “{query}”; verify the source.</source>
            <translation>Se buscó «{query}»; compruebe la fuente.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Searches forgotten</source>
            <translation>Búsquedas olvidadas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Searching…</source>
            <translation>Buscando…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Separate tags with commas. The list of bookmarks can be narrowed to a tag.</source>
            <translation>Separe las etiquetas con comas. La lista de marcadores puede reducirse a una etiqueta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Session, history and logs</source>
            <translation>Sesión, historial y registros</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>Set</source>
            <translation>Asignar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/settings.py" />
            <source>Settings</source>
            <translation>Preferencias</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Settings and bookmarks</source>
            <translation>Ajustes y marcadores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show all</source>
            <translation>Mostrar todo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Show less</source>
            <translation>Mostrar menos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Show the contents</source>
            <translation>Mostrar el contenido</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/view.py" />
            <source>Shown</source>
            <translation>Mostrado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signature not checked</source>
            <translation>Firma no comprobada</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signed by an unknown key</source>
            <translation>Firmado con una clave desconocida</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>Signed by {name}</source>
            <translation>Firmado por {name}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Source: {place}</source>
            <translation>Fuente: {place}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Spanish</source>
            <translation>español</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Stands in</source>
            <translation>Está en</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Steps</source>
            <translation>Pasos</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Still in use: {file}</source>
            <translation>Sigue en uso: {file}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel.py" />
            <source>Stop following the screen</source>
            <translation>Dejar de seguir la pantalla</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/status.py" />
            <source>Stop reading the folder</source>
            <translation>Dejar de leer la carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Stop the answer</source>
            <translation>Detener la respuesta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Stop the examination</source>
            <translation>Detener el examen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Stopped before the end.</source>
            <translation>Se detuvo antes del final.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Stopped: nothing was written.</source>
            <translation>Detenido: no se ha escrito nada.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Summary</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Swedish</source>
            <translation>sueco</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Switch to another folder</source>
            <translation>Cambiar a otra carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Switched off: {reason}</source>
            <translation>Desactivado: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Tags</source>
            <translation>Etiquetas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/folder_button.py" />
            <source>Take off this list</source>
            <translation>Quitar de esta lista</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>Take “{title}” off the list</source>
            <translation>Quitar «{title}» de la lista</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Tamil</source>
            <translation>tamil</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>Text size {percent}</source>
            <translation>Tamaño del texto: {percent}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Thai</source>
            <translation>tailandés</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>Thank you. This stays on your computer.</source>
            <translation>Gracias. Esto se queda en su equipo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/article.py" />
            <source>That part of the page does not exist any more</source>
            <translation>Esa parte de la página ya no existe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>The area around it</source>
            <translation>El área que la rodea</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The bundle is as it was signed, but the key is on no list of trusted keys: {key}</source>
            <translation>El paquete está tal como se firmó, pero la clave no figura en ninguna lista de claves de confianza: {key}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The bundle is as {name} signed it, with a key that you trust: {key}</source>
            <translation>El paquete está tal como lo firmó {name}, con una clave en la que usted confía: {key}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>The file may be damaged: copy it again, or choose another model</source>
            <translation>Puede que el archivo esté dañado: cópielo de nuevo o elija otro modelo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The first page appears as soon as it is read.</source>
            <translation>La primera página aparecerá en cuanto se haya leído.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>The folder has no page {target}.</source>
            <translation>La carpeta no tiene ninguna página {target}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The folder is back</source>
            <translation>La carpeta vuelve a estar disponible</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>The folder is not available; what was read last is still here</source>
            <translation>La carpeta no está disponible; lo último que se leyó sigue aquí</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/signature_label.py" />
            <source>The library that checks signatures is not installed here.</source>
            <translation>La biblioteca que comprueba las firmas no está instalada aquí.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>The link stands in {page}.</source>
            <translation>El enlace está en {page}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/self_help.py" />
            <source>The manual cannot be opened: {reason}</source>
            <translation>No se puede abrir el manual: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/self_help.py" />
            <source>The manual is empty</source>
            <translation>El manual está vacío</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>The model failed: {trouble}.</source>
            <extracomment>{trouble} says what is wrong with the local model</extracomment>
            <translation>El modelo ha fallado: {trouble}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>The model is being loaded for its examination…</source>
            <translation>Se carga el modelo para examinarlo…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>The model is reading…</source>
            <translation>El modelo está leyendo…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>The model is writing…</source>
            <translation>El modelo está escribiendo…</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>The page has no part named “{0}” any more, so it opens at its top.</source>
            <translation>La página ya no tiene ningún apartado «{0}», así que se abre por el principio.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/contents.py" />
            <source>The page that is shown</source>
            <translation>La página que se muestra</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>The question</source>
            <translation>La pregunta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/help.py" />
            <source>The viewer cannot be started. Vademecum has to be installed for that.</source>
            <translation>No se puede iniciar el visor. Para eso debe estar instalado Vademecum.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/bookmarking.py" />
            <source>There are no bookmarks in this folder yet: nothing to export.</source>
            <translation>Todavía no hay marcadores en esta carpeta: nada que exportar.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about a part of it.</source>
            <translation>No hay ningún artículo sobre esta pantalla. Este trata de una parte de ella.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen itself. This one is about the area it belongs to.</source>
            <translation>No hay ningún artículo sobre esta pantalla. Este trata del área a la que pertenece.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>There is no article about this screen.</source>
            <translation>No hay ningún artículo sobre esta pantalla.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. These articles were found for “{0}”.</source>
            <translation>No hay ningún artículo sobre esta pantalla. Para «{0}» se encontraron estos.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about this screen. This is where the help begins.</source>
            <translation>No hay ningún artículo sobre esta pantalla. Aquí empieza la ayuda.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no article about “{0}”. This is about the screen that opened it.</source>
            <translation>No hay ningún artículo sobre «{0}». Este trata de la pantalla que lo abrió.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <location filename="../../desktop/vademecum/embed/summary.py" />
            <source>There is no help for this yet.</source>
            <translation>Aún no hay ayuda sobre esto.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. These articles were found for “{1}”.</source>
            <translation>No hay ninguna ayuda llamada «{0}». Para «{1}» se encontraron estos artículos.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is the help for the screen.</source>
            <translation>No hay ninguna ayuda llamada «{0}». Esta es la ayuda de la pantalla.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/app/context_help.py" />
            <source>There is no help named “{0}”. This is where the help begins.</source>
            <translation>No hay ninguna ayuda llamada «{0}». Aquí empieza la ayuda.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>There is no page to read in {folder}.</source>
            <translation>En {folder} no hay ninguna página que leer.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/outside/stdin_desk.py" />
            <source>There is no page {address} in this folder.</source>
            <translation>En esta carpeta no hay ninguna página {address}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>There is nothing to search in yet.</source>
            <translation>Aún no hay nada en lo que buscar.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>These keys belong to {command}, which loses them.</source>
            <translation>Estas teclas son de {command}, que las pierde.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/lists.py" />
            <source>These pages work as far as they can. Their authors should mend:</source>
            <translation>Estas páginas funcionan en la medida de lo posible. Sus autores deberían corregir:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown any more.</source>
            <translation>Este artículo ya no se puede mostrar.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article cannot be shown: {reason}</source>
            <translation>Este artículo no se puede mostrar: {reason}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This article does not exist.</source>
            <translation>Este artículo no existe.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This folder has no Markdown file yet.</source>
            <translation>Esta carpeta aún no tiene ningún archivo Markdown.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>This folder has no keywords or headings.</source>
            <translation>Esta carpeta no tiene palabras clave ni títulos.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This folder is empty</source>
            <translation>Esta carpeta está vacía</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Esta ayuda está en {own}; su pregunta parece estar en {asked}. Pregunte en {own}.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Ask in {own}; a local model can translate it.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Esta ayuda está en {own}; su pregunta parece estar en {asked}. Pregunte en {own}; un modelo local puede traducirla.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. Press Enter: the model translates it.</source>
            <extracomment>{own} and {asked} are names of languages; the model that was chosen translates the question</extracomment>
            <translation>Esta ayuda está en {own}; su pregunta parece estar en {asked}. Pulse Intro: el modelo la traduce.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This help is in {own}; your question seems to be in {asked}. These sections come closest in meaning.</source>
            <extracomment>{own} and {asked} are names of languages</extracomment>
            <translation>Esta ayuda está en {own}; su pregunta parece estar en {asked}. Estas secciones son las más cercanas por su sentido.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>This is the closest section; it may not answer your question.</source>
            <translation>Esta es la sección más cercana; puede que no responda a su pregunta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/commander.py" />
            <source>This is the first page. Change it in any text editor: it is shown anew when you save it.</source>
            <translation>Esta es la primera página. Cámbiela en cualquier editor de texto: al guardarla se muestra de nuevo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/shortcuts.py" />
            <source>This key has a fixed meaning in lists and pages.</source>
            <translation>Esta tecla tiene un significado fijo en listas y páginas.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leads nowhere.</source>
            <translation>Este enlace no lleva a ninguna parte.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>This link leads out of the folder and is not opened.</source>
            <translation>Este enlace sale de la carpeta y no se abre.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/following.py" />
            <source>This link leads out of the help, to {url}</source>
            <translation>Este enlace sale de la ayuda y lleva a {url}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_page.py" />
            <source>This link leaves the help: {address}</source>
            <translation>Este enlace sale de la ayuda: {address}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>This page asks for something that Vademecum does not do.</source>
            <translation>Esta página pide algo que Vademecum no hace.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page cannot be read</source>
            <translation>No se puede leer esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/hints.py" />
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page does not exist</source>
            <translation>Esta página no existe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/outline.py" />
            <source>This page has no sections</source>
            <translation>Esta página no tiene secciones</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>This page has no text yet.</source>
            <translation>Esta página aún no tiene texto.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>This page is gone from the folder</source>
            <translation>Esta página ya no está en la carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <location filename="../../desktop/vademecum/viewer/panels/side.py" />
            <source>This screen</source>
            <translation>Esta pantalla</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Tip</source>
            <translation>Consejo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/bookmark.py" />
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>To do</source>
            <translation>Por hacer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>Today, {time}</source>
            <translation>Hoy, {time}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Translated by the model; the source has the exact words.</source>
            <translation>Traducido por el modelo; las palabras exactas están en la fuente.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Try `vademecum model check`, or choose another model</source>
            <translation>Pruebe `vademecum model check`, o elija otro modelo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <location filename="../../desktop/vademecum/viewer/window/reading.py" />
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/panel_search.py" />
            <location filename="../../desktop/vademecum/viewer/panels/nothing_found.py" />
            <source>Try fewer or other words, or check the spelling.</source>
            <translation>Pruebe con menos palabras o con otras, o revise la ortografía.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Turkish</source>
            <translation>turco</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/palette.py" />
            <source>Type a command</source>
            <translation>Escriba una orden</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>Ukrainian</source>
            <translation>ucraniano</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/side_lists.py" />
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>Use Vademecum without a model, or build llama-cpp-python for this CPU</source>
            <translation>Use Vademecum sin modelo, o compile llama-cpp-python para esta CPU</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>Use no model</source>
            <translation>No usar ningún modelo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/about.py" />
            <source>Version {version}</source>
            <translation>Versión {version}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>Very likely right</source>
            <translation>Muy probablemente correcto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Warning</source>
            <translation>Advertencia</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Was this page helpful?</source>
            <translation>¿Le ha sido útil esta página?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>What helped? (optional)</source>
            <translation>¿Qué le ayudó? (opcional)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/embed/menu.py" />
            <source>What is this?</source>
            <translation>¿Qué es esto?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/thanks_bar.py" />
            <source>What was missing? (optional)</source>
            <translation>¿Qué faltaba? (opcional)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/search_filters.py" />
            <source>Whom the pages are for: choose one kind of reader, to list only pages for them</source>
            <translation>Para quién son las páginas: elija un tipo de lector para ver solo las suyas</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Why this result?</source>
            <translation>¿Por qué este resultado?</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>Wider area</source>
            <translation>Área general</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>Words</source>
            <translation>Palabras</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>Words to find in this page</source>
            <translation>Palabras que buscar en esta página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/window/paper.py" />
            <source>Writing page {done} of {total}</source>
            <translation>Escribiendo la página {done} de {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/folders/entries.py" />
            <source>Yesterday, {time}</source>
            <translation>Ayer, {time}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/answer_card.py" />
            <source>You may be looking for:</source>
            <translation>Quizá busque:</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Zoom in (+)</source>
            <translation>Ampliar (+)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/picture.py" />
            <source>Zoom out (-)</source>
            <translation>Reducir (-)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>code</source>
            <translation>código</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>file name</source>
            <translation>nombre de archivo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>heading</source>
            <translation>encabezado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>headings above</source>
            <translation>encabezados superiores</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>it took too long</source>
            <translation>tardó demasiado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>keywords</source>
            <translation>palabras clave</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>more than {total}</source>
            <translation>más de {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>not in this folder</source>
            <translation>no está en esta carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/loading.py" />
            <source>not loaded from the network</source>
            <translation>no se carga desde la red</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>summary</source>
            <translation>resumen</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/why.py" />
            <source>text</source>
            <translation>texto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file cannot be read ({reason})</source>
            <extracomment>{reason} comes from the system</extracomment>
            <translation>no se puede leer el archivo ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file does not exist</source>
            <translation>el archivo no existe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file ends in the middle of its header: the copy or download is incomplete</source>
            <translation>el archivo acaba en medio de la cabecera: la copia o la descarga está incompleta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file holds no model: there are no weights in it</source>
            <translation>el archivo no contiene ningún modelo: no hay pesos en él</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is a folder</source>
            <translation>el archivo es una carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is damaged: {what}</source>
            <extracomment>{what} stays English: it is for whoever looks into it</extracomment>
            <translation>el archivo está dañado: {what}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is empty</source>
            <translation>el archivo está vacío</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is incomplete: it has {have} bytes and needs {needed}</source>
            <translation>el archivo está incompleto: tiene {have} bytes y necesita {needed}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is no GGUF model: it does not begin with the letters GGUF</source>
            <translation>el archivo no es un modelo GGUF: no empieza por las letras GGUF</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the file is no bundle, or it is damaged</source>
            <translation>el archivo no es un paquete o está dañado</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is no language model but a part for one ({what})</source>
            <translation>el archivo no es un modelo de lenguaje sino una parte para uno ({what})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is not the model that this knowledge names (its sha256 differs)</source>
            <translation>el archivo no es el modelo que nombra este conocimiento (su sha256 es otro)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is one of {parts} parts of a model</source>
            <translation>el archivo es una de las {parts} partes de un modelo</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file is written for big-endian machines</source>
            <translation>el archivo está escrito para máquinas big-endian</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file uses GGUF version {version}, newer than the {known} known here</source>
            <translation>el archivo usa la versión {version} de GGUF, más nueva que la {known} conocida aquí</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the file uses GGUF version {version}, which llama.cpp no longer reads</source>
            <translation>el archivo usa la versión {version} de GGUF, que llama.cpp ya no lee</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder cannot be read ({reason})</source>
            <extracomment>{reason} comes from the system</extracomment>
            <translation>no se puede leer la carpeta ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder cannot be written ({reason})</source>
            <translation>no se puede escribir en la carpeta ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the folder does not exist</source>
            <translation>la carpeta no existe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model did not respond any more {when}</source>
            <translation>el modelo dejó de responder ({when})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model library uses instructions that this computer's CPU does not have (it died {when})</source>
            <translation>la biblioteca de modelos usa instrucciones que la CPU de este equipo no tiene (falló {when})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model needs about {needed} MB of memory and {free} MB are free</source>
            <translation>el modelo necesita unos {needed} MB de memoria y hay {free} MB libres</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process cannot be started ({reason})</source>
            <translation>no se puede iniciar el proceso del modelo ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process crashed {when} (invalid memory access)</source>
            <translation>el proceso del modelo falló {when} (acceso a memoria no válido)</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the model's process ended {when} with exit code {code}</source>
            <translation>el proceso del modelo terminó {when} con el código {code}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the overlay does not exist</source>
            <translation>la superposición no existe</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the package llama-cpp-python is not installed or does not load ({reason})</source>
            <translation>el paquete llama-cpp-python no está instalado o no se carga ({reason})</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>the page cannot be read now</source>
            <translation>ahora no se puede leer la página</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>the system ended the model's process {when}: memory ran out, most likely</source>
            <translation>el sistema terminó el proceso del modelo {when}: lo más probable es que faltara memoria</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>there is not enough memory</source>
            <translation>no hay memoria suficiente</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>this computer's CPU lacks {instructions}, which the model library needs</source>
            <translation>a la CPU de este equipo le falta {instructions}, que la biblioteca de modelos necesita</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>this is no folder</source>
            <extracomment>follows the path of a folder and a colon</extracomment>
            <translation>esto no es una carpeta</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>this model makes sentence vectors and writes no text</source>
            <translation>este modelo hace vectores de frases y no escribe texto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while counting</source>
            <translation>al contar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while loading</source>
            <translation>al cargar</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while reading text</source>
            <translation>al leer texto</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/model_words.py" />
            <source>while writing</source>
            <translation>al escribir</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/outside/stdin_desk.py" />
            <source>{address} leads out of the help and is not opened.</source>
            <translation>{address} sale de la ayuda y no se abre.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/widgets/find_bar.py" />
            <source>{current} of {total}</source>
            <translation>{current} de {total}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: drawing it would take too long.</source>
            <translation>No se puede mostrar {file}: dibujarlo llevaría demasiado tiempo.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: it is damaged, or no picture.</source>
            <translation>No se puede mostrar {file}: está dañado o no es una imagen.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/images.py" />
            <source>{file} cannot be shown: it is too large.</source>
            <translation>No se puede mostrar {file}: es demasiado grande.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/page/links.py" />
            <source>{file} is no page and is not opened. It lies in the folder.</source>
            <translation>{file} no es una página y no se abre. Está en la carpeta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>{file} is used: it lies beside this folder.</source>
            <translation>Se usa {file}: está junto a esta carpeta.</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/dialogs/model_field.py" />
            <source>{file} is used: the environment variable {variable} names it.</source>
            <translation>Se usa {file}: lo nombra la variable de entorno {variable}.</translation>
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
            <translation>No se puede abrir {title}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/models/results.py" />
            <source>{title}, in {place}</source>
            <translation>{title}, en {place}</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/panels/results.py" />
            <source>“{title}” cannot be read</source>
            <translation>No se puede leer «{title}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>“{used}” instead of “{typed}”</source>
            <translation>«{used}» en lugar de «{typed}»</translation>
        </message>
        <message>
            <location filename="../../desktop/vademecum/viewer/texts/replies.py" />
            <source>“{word}”</source>
            <translation>«{word}»</translation>
        </message>
    </context>
</TS>
