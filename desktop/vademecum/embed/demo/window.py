"""The demo console's main window."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vademecum.embed.demo.readers import PERSONAS, Persona
from vademecum.embed.demo.rows import PROJECTS
from vademecum.embed.demo.screens import (
    BillingScreen,
    DomainsScreen,
    ProjectScreen,
    ProjectsScreen,
    SettingsScreen,
    TeamScreen,
)
from vademecum.embed.help import Help

FIRST_SIZE = QSize(1200, 740)
"""Room for the widest table beside the help."""
_SHARE_OF_SCREEN = 0.92
_PLACES = ("Projects", "Domains", "Billing", "Team", "Settings")


class ConsoleWindow(QMainWindow):
    """A list of places at the left, the screen at the right, who is signed in at the top."""

    def __init__(self, help_: Help, persona: Persona) -> None:
        super().__init__()
        self._help = help_
        self.setWindowTitle("Tidewater Console")
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize() * _SHARE_OF_SCREEN))
        help_.set_route(self, "/")
        self.projects, self.project = ProjectsScreen(help_), ProjectScreen(help_)
        self.domains, self.billing = DomainsScreen(help_), BillingScreen(help_)
        self.team, self.settings = TeamScreen(help_), SettingsScreen(help_)
        self.pages = QStackedWidget()
        for page in (self.projects, self.domains, self.billing, self.team, self.settings, self.project):
            self.pages.addWidget(page)
        self.projects.list.cellDoubleClicked.connect(lambda row, _column: self.open_project(row))
        self.places = QListWidget()
        self.who = QComboBox()
        self._lay_out()
        self._make_menus()
        self.who.setCurrentIndex(PERSONAS.index(persona))
        self.sign_in(self.who.currentIndex())
        self.who.currentIndexChanged.connect(self.sign_in)

    def go_to(self, place: str, _checked: bool = False) -> None:
        """Show one of the places by name."""
        self.places.setCurrentRow(_PLACES.index(place))

    def open_project(self, row: int = 0) -> None:
        """Show one project."""
        self.project.show_project(PROJECTS[max(row, 0)][0])
        self.pages.setCurrentWidget(self.project)

    def sign_in(self, number: int) -> None:
        """Someone else uses the console from now on: one line tells the help."""
        persona = PERSONAS[number]
        self.billing.show_plan(persona.reader.plan or "")
        self._help.set_reader(persona.reader)

    def _lay_out(self) -> None:
        brand = QLabel("Tidewater")
        font = QFont(brand.font())
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setWeight(QFont.Weight.Bold)
        brand.setFont(font)
        brand.setContentsMargins(16, 0, 0, 0)
        self.who.addItems([persona.label for persona in PERSONAS])
        self.who.setAccessibleName("Signed in as")
        top = QHBoxLayout()
        top.setContentsMargins(0, 10, 28, 10)
        top.setSpacing(10)
        top.addWidget(brand)
        top.addStretch()
        top.addWidget(QLabel("Signed in as"))
        top.addWidget(self.who)
        self.places.addItems(list(_PLACES))
        self.places.setFixedWidth(170)
        self.places.setFrameShape(QListWidget.Shape.NoFrame)
        self.places.setStyleSheet(
            "QListWidget { background: transparent; outline: none; padding: 6px 8px; }"
            "QListWidget::item { padding: 8px 10px; border-radius: 6px; }"
            "QListWidget::item:selected { background: palette(highlight); color: palette(highlighted-text); }"
        )
        self.places.currentRowChanged.connect(self._place_chosen)
        self.places.itemClicked.connect(lambda _item: self._place_chosen(self.places.currentRow()))
        self.places.setCurrentRow(0)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.places)
        body.addWidget(self.pages, 1)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(body, 1)
        self.setCentralWidget(whole)

    def _place_chosen(self, row: int) -> None:
        self.pages.setCurrentIndex(max(row, 0))

    def _make_menus(self) -> None:
        menu = self.menuBar().addMenu("&Project")
        menu.addAction("&New project…", self.projects.new_project)
        self.export = QAction("&Export…", self)
        self._help.set_help_id(self.export, "export-project")
        menu.addAction(self.export)
        menu.addAction("&Delete project…", self.project.delete_project)
        menu.addSeparator()
        menu.addAction("&Quit", self.close)
        view = self.menuBar().addMenu("&View")
        for place in _PLACES:
            view.addAction(place).triggered.connect(partial(self.go_to, place))
        self.menuBar().setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
