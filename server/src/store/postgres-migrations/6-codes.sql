-- Short codes of tables where people gather. Each ends at its date, and is free then.
CREATE TABLE table_codes (
  code TEXT COLLATE "C" PRIMARY KEY,
  table_id TEXT COLLATE "C" NOT NULL UNIQUE,
  until BIGINT NOT NULL
);
CREATE INDEX table_codes_by_end ON table_codes (until);
