-- What somebody shows of themselves. Who is not in here has no page, and hides nothing else.
CREATE TABLE pages (
  person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  rating INTEGER NOT NULL,
  games INTEGER NOT NULL,
  rivals INTEGER NOT NULL
);

-- What somebody was worth after each game that was rated.
CREATE TABLE rating_history (
  person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  table_id TEXT COLLATE "C" NOT NULL,
  edition TEXT NOT NULL,
  players INTEGER NOT NULL,
  at BIGINT NOT NULL,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (person, table_id)
);

-- Where somebody wants to be told that it is their turn, in which language, and who may read their calendar: as a hash.
CREATE TABLE hooks (
  person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  url TEXT NOT NULL,
  language TEXT NOT NULL
);
CREATE TABLE calendars (
  person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  hash TEXT COLLATE "C" NOT NULL UNIQUE
);
