-- What somebody shows of themselves. Who is not in here has no page, and hides nothing else.
CREATE TABLE pages (
  person TEXT PRIMARY KEY REFERENCES people (id),
  page INTEGER NOT NULL,
  rating INTEGER NOT NULL,
  games INTEGER NOT NULL,
  rivals INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What somebody was worth after each game that was rated.
CREATE TABLE rating_history (
  person TEXT NOT NULL REFERENCES people (id),
  table_id TEXT NOT NULL,
  edition TEXT NOT NULL,
  players INTEGER NOT NULL,
  at INTEGER NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- Where somebody wants to be told that it is their turn, in which language, and who may read their calendar: as a hash.
CREATE TABLE hooks (
  person TEXT PRIMARY KEY REFERENCES people (id),
  url TEXT NOT NULL,
  language TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE calendars (
  person TEXT PRIMARY KEY REFERENCES people (id),
  hash TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
