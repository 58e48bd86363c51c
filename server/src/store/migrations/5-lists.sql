-- What a clock wrote that has been set back since is found by its date.
CREATE INDEX tables_by_date ON tables (moved_at) WHERE wake_at IS NOT NULL;
-- Until when a list shows people who gather; nothing: as long as it is usual.
ALTER TABLE tables ADD COLUMN listed_until INTEGER;
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (stage, moved_at, id) WHERE listed = 1;
