CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
  owner TEXT REFERENCES people (id),
  came_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

-- Codes and tokens are kept as hashes: whoever reads the disk cannot use them.
CREATE TABLE recovery (
  person TEXT PRIMARY KEY REFERENCES people (id),
  hash TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys (person);

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE push (
  endpoint TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_by_person ON push (person);

-- One rating for each edition and number of players. A table is rated once.
CREATE TABLE ratings (
  person TEXT NOT NULL REFERENCES people (id),
  edition TEXT NOT NULL,
  players INTEGER NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, edition, players)
) STRICT, WITHOUT ROWID;
CREATE TABLE rated (table_id TEXT PRIMARY KEY REFERENCES tables (id)) STRICT, WITHOUT ROWID;
