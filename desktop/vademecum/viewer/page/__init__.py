"""One shown page: loaded, laid out, drawn, marked and printed."""
