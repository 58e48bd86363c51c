-- Bot accounts that people may invite, and what they say about themselves.
CREATE TABLE programs (
  person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  level TEXT NOT NULL,
  languages TEXT NOT NULL,
  about TEXT,
  tables INTEGER NOT NULL,
  seen_at BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX programs_by_date ON programs (seen_at);
