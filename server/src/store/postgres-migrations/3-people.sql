-- What belongs to somebody goes with them.
CREATE TABLE people (
  id TEXT COLLATE "C" PRIMARY KEY,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
  owner TEXT COLLATE "C" REFERENCES people (id) ON DELETE CASCADE,
  came_at BIGINT NOT NULL
);
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

-- Codes and tokens are kept as hashes: whoever reads the disk cannot use them.
CREATE TABLE recovery (
  person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  hash TEXT COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE passkeys (
  id TEXT COLLATE "C" PRIMARY KEY,
  person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  public_key BYTEA NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  added_at BIGINT NOT NULL
);
CREATE INDEX passkeys_by_person ON passkeys (person);

CREATE TABLE tokens (
  hash TEXT COLLATE "C" PRIMARY KEY,
  person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  added_at BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE push (
  endpoint TEXT COLLATE "C" PRIMARY KEY,
  person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL
);
CREATE INDEX push_by_person ON push (person);

-- One rating for each edition and number of players. A table is rated once.
CREATE TABLE ratings (
  person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  edition TEXT NOT NULL,
  players INTEGER NOT NULL,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, edition, players)
);
CREATE INDEX ratings_by_worth ON ratings (edition, players, (mu - 3 * sigma) DESC);
CREATE TABLE rated (table_id TEXT COLLATE "C" PRIMARY KEY);
