"""The screens of the demo console, each with its route."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QTableWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from vademecum.embed.demo import rows
from vademecum.embed.demo.dialogs import (
    AddDomainDialog,
    ConfirmDialog,
    InviteDialog,
    NewProjectDialog,
    RecordsDialog,
)
from vademecum.embed.demo.parts import heading, note, screen, tab, table
from vademecum.embed.demo.surfaces import LiveTab, SiteMap
from vademecum.embed.help import Help
from vademecum.embed.hint import HelpHint


class ProjectsScreen(QWidget):
    """The list of projects; each row carries the route of its project."""

    def __init__(self, help_: Help) -> None:
        super().__init__()
        self._help = help_
        help_.set_route(self, "/projects")
        self.list = table(("Project", "Address", "State", "Last change"), rows.PROJECTS)
        page = screen("Projects", self.list, buttons=(("New project…", self.new_project),))
        _fill(self, page)

    def new_project(self) -> None:
        """Open the dialog."""
        NewProjectDialog(self._help, self).open()


class ProjectScreen(QWidget):
    """One project with its tabs; the widget's route changes with the project."""

    def __init__(self, help_: Help) -> None:
        super().__init__()
        self._help = help_
        self.title = heading("")
        self.tabs = QTabWidget()
        self.overview, self.deployments = self._overview(), self._deployments()
        self.domains, self.logs = self._domains(), self._logs()
        self.map, self.live = SiteMap(help_), LiveTab()
        for page, name in (
            (self.overview, "Overview"),
            (self.deployments, "Deployments"),
            (self.domains, "Domains"),
            (self.logs, "Logs"),
            (self.map, "Map"),
            (self.live, "Live"),
        ):
            self.tabs.addTab(page, name)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(14)
        column.addWidget(self.title)
        column.addWidget(self.tabs)
        self.show_project(rows.PROJECTS[0][0])

    def show_project(self, name: str) -> None:
        """Show another project and say so to the help."""
        self.title.setText(name)
        self.setWindowTitle(name)
        for page, end in (
            (self, ""),
            (self.deployments, "/deployments"),
            (self.domains, "/domains"),
            (self.logs, "/logs"),
            (self.map, ""),
            (self.live, "/logs"),
        ):
            self._help.set_route(page, f"/projects/:id{end}", id=name)

    def delete_project(self) -> None:
        """Ask for the name before deleting."""
        ConfirmDialog("Delete project", "Type the project's name to delete it.", self).open()

    def _overview(self) -> QWidget:
        traffic = QProgressBar()
        traffic.setValue(34)
        traffic.setFormat("3.4 of 10 GB this month")
        online = QCheckBox("Online")
        online.setChecked(True)
        self.export = HelpHint(self._help, "export-project", "Take a copy of this project")
        return tab(online, note("Version #184 is live since today, 09:12."), traffic, self.export)

    def _deployments(self) -> QWidget:
        return tab(table(("Version", "State", "Source", "When"), rows.DEPLOYMENTS))

    def _domains(self) -> QWidget:
        return tab(table(("Domain", "Project", "State"), rows.DOMAINS[:1]))

    def _logs(self) -> QWidget:
        log = QPlainTextEdit(rows.LOG)
        log.setReadOnly(True)
        log.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        return tab(QLineEdit(placeholderText="Filter"), log)


class DomainsScreen(QWidget):
    """All domains."""

    def __init__(self, help_: Help) -> None:
        super().__init__()
        self._help = help_
        help_.set_route(self, "/domains")
        self.list = table(("Domain", "Project", "State"), rows.DOMAINS)
        page = screen(
            "Domains", self.list, buttons=(("DNS…", self.edit_records), ("Add domain…", self.add_domain))
        )
        _fill(self, page)

    def add_domain(self) -> None:
        """Open the dialog."""
        AddDomainDialog(self._help, self).open()

    def edit_records(self) -> None:
        """Open the records of the selected domain."""
        row = max(self.list.currentRow(), 0)
        RecordsDialog(self._help, rows.DOMAINS[row][0], self).open()


class BillingScreen(QWidget):
    """Plan, and invoices below."""

    def __init__(self, help_: Help) -> None:
        super().__init__()
        help_.set_route(self, "/billing")
        self.invoices: QTableWidget = table(("Invoice", "Date", "Amount", "State"), rows.INVOICES)
        help_.set_route(self.invoices, "/billing/invoices")
        self.plan = QLabel()
        self.compare = HelpHint(help_, "billing/plan.md")
        _fill(self, screen("Billing", self.plan, self.compare, QLabel("Invoices"), self.invoices))

    def show_plan(self, name: str) -> None:
        """Say which plan it is."""
        self.plan.setText(f"You are on the {name.title()} plan.")


class TeamScreen(QWidget):
    """Members of the workspace."""

    def __init__(self, help_: Help) -> None:
        super().__init__()
        self._help = help_
        help_.set_route(self, "/team")
        self.list = table(("Name", "E-mail", "Role"), rows.MEMBERS)
        _fill(self, screen("Team", self.list, buttons=(("Invite…", self.invite),)))

    def invite(self) -> None:
        """Open the dialog."""
        InviteDialog(self._help, self).open()


class SettingsScreen(QWidget):
    """Settings, one tab for each subject."""

    def __init__(self, help_: Help) -> None:
        super().__init__()
        help_.set_route(self, "/settings")
        self.tabs = QTabWidget()
        for page, name, route in (
            (self._general(), "General", "/settings/general"),
            (self._notifications(), "Notifications", "/settings/notifications"),
            (tab(table(("Token", "Rights", "Last use"), rows.TOKENS)), "Tokens", "/settings/tokens"),
            (tab(table(("Date", "Size"), rows.BACKUPS)), "Backups", "/settings/backups"),
        ):
            self.tabs.addTab(page, name)
            help_.set_route(page, route)
        _fill(self, screen("Settings", self.tabs))

    @staticmethod
    def _general() -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(16, 16, 16, 16)
        form.addRow("Workspace name", QLineEdit("Lantern & Daughters"))
        form.addRow("VAT number", QLineEdit())
        zone = QComboBox()
        zone.addItems(["Europe/Lisbon", "Europe/Berlin", "America/Bogota"])
        form.addRow("Time zone", zone)
        return page

    @staticmethod
    def _notifications() -> QWidget:
        return tab(QCheckBox("Site is down"), QCheckBox("A build failed"), QCheckBox("A domain expires soon"))


def _fill(outer: QWidget, page: QWidget) -> None:
    outer.setWindowTitle(page.windowTitle())
    column = QVBoxLayout(outer)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(page)
