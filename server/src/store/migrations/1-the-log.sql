-- The tables, and what the lists say about them. Everything but the secret follows from the entries.
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  secret TEXT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('gathering', 'sailing', 'over')),
  listed INTEGER NOT NULL,
  wake_at INTEGER,
  moved_at INTEGER NOT NULL,
  standing TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_that_wait ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_listed ON tables (stage, moved_at) WHERE listed = 1;

-- What happened, in order. Two writers of the same number cannot both succeed.
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  fact TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE table_people (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables (id),
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_people_by_table ON table_people (table_id);

-- Finished games, with the secret of their dice.
CREATE TABLE records (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  record TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- When a server was there. Between two watches nobody's clock runs.
CREATE TABLE watches (
  id INTEGER PRIMARY KEY,
  began INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT;
CREATE INDEX watches_by_end ON watches (until);
