"""What an author runs: checks, tested answers and coverage."""
