"""What the demo console shows: made up, and never changed."""

from __future__ import annotations

PROJECTS = (
    ("blue-lantern", "bluelantern.example", "Online", "today, 09:12"),
    ("harvest-fair", "harvest-fair.example", "Building", "today, 08:47"),
    ("old-photos", "old-photos.tidewater.example", "Paused", "3 March"),
)
"""Name, address, state, last change."""

DEPLOYMENTS = (
    ("#184", "Live", "main · 7c1e90a", "today, 09:12"),
    ("#183", "Kept", "main · 02bd771", "yesterday, 17:40"),
    ("#182", "Failed", "menu-rework · 90afc03", "yesterday, 16:02"),
)
"""Number, state, source, when."""

DOMAINS = (
    ("bluelantern.example", "blue-lantern", "Active"),
    ("harvest-fair.example", "harvest-fair", "Waiting"),
)
"""Name, project, state."""

RECORDS = (
    ("@", "A", "203.0.113.24", "3600"),
    ("www", "CNAME", "bluelantern.example", "3600"),
    ("@", "MX", "mail.bluelantern.example", "3600"),
)
"""Name, type, value, time to live in seconds."""

INVOICES = (
    ("2026-03", "1 March", "19.00", "Paid"),
    ("2026-02", "1 February", "19.00", "Paid"),
)
"""Number, date, amount, state."""

MEMBERS = (
    ("Grace", "grace@example.org", "Owner"),
    ("Edsger", "edsger@example.org", "Editor"),
    ("Barbara", "barbara@example.org", "Invited"),
)
"""Name, address, role."""

LOG = """\
09:12:04  200  GET   /                      11 ms
09:12:05  200  GET   /menu                   9 ms
09:12:07  404  GET   /favicon.png            2 ms
09:12:31  500  POST  /checkout              84 ms
09:12:32  200  POST  /checkout              67 ms
"""

TOKENS = (("nightly-deploy", "Deploy", "used 2 hours ago"), ("log-export", "Read logs", "used today"))
"""Name, rights, last use."""

BACKUPS = (("tonight, 02:00", "41 MB"), ("yesterday, 02:00", "41 MB"), ("2 days ago, 02:00", "40 MB"))
"""When, size."""
