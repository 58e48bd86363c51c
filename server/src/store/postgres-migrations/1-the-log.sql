-- When a server was there, and when the database last heard of it, by the database's own clock. Whoever was not heard of
-- for the length of a lease is gone, and holds nothing.
CREATE TABLE watches (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  began BIGINT NOT NULL,
  until BIGINT NOT NULL,
  seen TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);

-- The tables, and what the lists say about them. Everything but the secret follows from the entries.
CREATE TABLE tables (
  id TEXT COLLATE "C" PRIMARY KEY,
  secret TEXT NOT NULL,
  -- In which part of the log its entries are.
  month INTEGER NOT NULL,
  -- The number of its last entry: who wants to write the next one names it, and only one can.
  number INTEGER NOT NULL,
  -- The watch that looks after its bots, clocks and news.
  holder INTEGER,
  stage TEXT NOT NULL CHECK (stage IN ('gathering', 'sailing', 'over')),
  listed BOOLEAN NOT NULL,
  wake_at BIGINT,
  hail_at BIGINT,
  moved_at BIGINT NOT NULL,
  standing TEXT NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_that_wait ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_that_hail ON tables (hail_at) WHERE hail_at IS NOT NULL;
CREATE INDEX tables_listed ON tables (stage, moved_at) WHERE listed;

-- What happened, in order. A game lies whole in the part of the month in which its table was opened: reading it touches
-- one part, and a month whose games are over can be put away whole, because their records are kept (drop_month).
CREATE TABLE entries (
  month INTEGER NOT NULL,
  table_id TEXT COLLATE "C" NOT NULL,
  number INTEGER NOT NULL,
  at BIGINT NOT NULL,
  -- The same for all that was written at once, and for nothing else: so a server that lost its connection, and writes
  -- the same again, finds out that it was its own hand.
  hand BIGINT NOT NULL,
  fact TEXT NOT NULL,
  PRIMARY KEY (month, table_id, number)
) PARTITION BY LIST (month);
-- For a month that has no part of its own.
CREATE TABLE entries_of_any_month PARTITION OF entries DEFAULT;

CREATE TABLE table_people (
  person TEXT COLLATE "C" NOT NULL,
  table_id TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX table_people_by_table ON table_people (table_id);

-- Finished games, with the secret of their dice.
CREATE TABLE records (
  table_id TEXT COLLATE "C" PRIMARY KEY,
  record TEXT NOT NULL
);

-- Who has been told that a table waits for them, until they act.
CREATE TABLE hails (
  table_id TEXT COLLATE "C" NOT NULL,
  person TEXT COLLATE "C" NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, person)
);

-- What is made once and never changes.
CREATE TABLE kept (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- 202611 for a time in milliseconds.
CREATE FUNCTION month_of(at BIGINT) RETURNS INTEGER LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(to_timestamp(at / 1000.0) AT TIME ZONE 'UTC', 'YYYYMM')::INTEGER
$$;

-- Makes a part of the log for a month, if it can still have one.
CREATE FUNCTION keep_month(the_month INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  part TEXT := 'entries_of_' || the_month;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('jamaica keep_month'));
  IF to_regclass(part) IS NOT NULL OR EXISTS (SELECT FROM entries_of_any_month WHERE month = the_month) THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE %I PARTITION OF entries FOR VALUES IN (%s)', part, the_month);
END
$$;

-- Puts away what happened at the tables of a month. What is not over goes on: it is moved to the part for any month.
-- Records, lists and ratings stay. Answers how many tables were moved.
CREATE FUNCTION drop_month(the_month INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  part TEXT := 'entries_of_' || the_month;
  moved INTEGER;
BEGIN
  IF to_regclass(part) IS NULL THEN
    RAISE EXCEPTION 'there is no part for the month %', the_month;
  END IF;
  -- Nobody writes to these tables meanwhile.
  PERFORM FROM tables WHERE month = the_month ORDER BY id FOR UPDATE;
  EXECUTE format('ALTER TABLE entries DETACH PARTITION %I', part);
  EXECUTE format(
    'INSERT INTO entries SELECT e.* FROM %I e JOIN tables t ON t.id = e.table_id
     WHERE NOT EXISTS (SELECT FROM records r WHERE r.table_id = t.id)', part);
  SELECT count(*) INTO moved FROM tables t
    WHERE t.month = the_month AND NOT EXISTS (SELECT FROM records r WHERE r.table_id = t.id);
  EXECUTE format('DROP TABLE %I', part);
  RETURN moved;
END
$$;

CREATE FUNCTION is_on_watch(watch INTEGER, lease INTERVAL) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM watches WHERE id = watch AND seen > clock_timestamp() - lease)
$$;
