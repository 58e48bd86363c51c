-- The race of a day: its secret, which is kept before the day begins, and what the admiral made of it.
CREATE TABLE days (
  day TEXT COLLATE "C" PRIMARY KEY,
  secret TEXT NOT NULL,
  admiral TEXT
);

-- One try for everybody, and how it ended. Whether it counts was decided when it began.
CREATE TABLE tries (
  day TEXT COLLATE "C" NOT NULL,
  person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  table_id TEXT COLLATE "C" NOT NULL UNIQUE,
  counts INTEGER NOT NULL,
  points INTEGER,
  place INTEGER,
  PRIMARY KEY (day, person)
);
CREATE INDEX tries_of_person ON tries (person, day);
CREATE INDEX tries_by_points ON tries (day, points);
