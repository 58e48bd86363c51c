-- When somebody has to be told that a table waits for them.
ALTER TABLE tables ADD COLUMN hail_at INTEGER;
CREATE INDEX tables_that_hail ON tables (hail_at) WHERE hail_at IS NOT NULL;

-- Who has been told that a table waits for them, until they act.
CREATE TABLE hails (
  table_id TEXT NOT NULL REFERENCES tables (id),
  person TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- What is made once and never changes.
CREATE TABLE kept (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
