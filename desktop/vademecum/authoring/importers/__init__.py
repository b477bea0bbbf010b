"""Help projects of other systems become a knowledge folder, and their ids go on working."""

from vademecum.authoring.importers.convert import Report, import_project

__all__ = ["Report", "import_project"]
