-- Who is asked, where a move has changed nothing else of `standing` since it was written; nothing: `standing` says so itself.
ALTER TABLE tables ADD COLUMN asked TEXT;
