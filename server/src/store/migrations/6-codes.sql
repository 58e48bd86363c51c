-- Short codes of tables where people gather. Each ends at its date, and is free then.
CREATE TABLE table_codes (
  code TEXT PRIMARY KEY,
  table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX table_codes_by_end ON table_codes (until);
