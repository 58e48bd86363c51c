-- Bot accounts that people may invite, and what they say about themselves.
CREATE TABLE programs (
  person TEXT PRIMARY KEY REFERENCES people (id),
  level TEXT NOT NULL,
  languages TEXT NOT NULL,
  about TEXT,
  tables INTEGER NOT NULL,
  seen_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX programs_by_date ON programs (seen_at);
