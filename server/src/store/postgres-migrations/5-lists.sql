-- What a clock wrote that has been set back since is found by its date.
CREATE INDEX tables_by_date ON tables (moved_at) WHERE wake_at IS NOT NULL;
-- Until when a list shows people who gather; nothing: as long as it is usual.
ALTER TABLE tables ADD COLUMN listed_until BIGINT;
CREATE INDEX tables_by_page ON tables (stage, moved_at, id) WHERE listed;

-- As before, and it knows until when a list shows the table. A server of the version before does not say.
CREATE OR REPLACE FUNCTION append(asks JSONB, lease INTERVAL)
RETURNS TABLE (place INTEGER, outcome TEXT) LANGUAGE plpgsql AS $$
DECLARE
  ask JSONB;
  the_table TEXT;
  before INTEGER;
  watch INTEGER;
  found_table RECORD;
BEGIN
  FOR ask IN SELECT value FROM jsonb_array_elements(asks) ORDER BY value ->> 'table' COLLATE "C" LOOP
    the_table := ask ->> 'table';
    before := (ask ->> 'before')::INTEGER;
    watch := (ask ->> 'watch')::INTEGER;
    place := (ask ->> 'place')::INTEGER;
    IF before = 0 THEN
      INSERT INTO tables (id, secret, month, number, holder, stage, listed, wake_at, hail_at, listed_until, moved_at, standing)
      VALUES (the_table, ask ->> 'secret', month_of((ask ->> 'at')::BIGINT), (ask ->> 'number')::INTEGER, watch,
              ask ->> 'stage', (ask ->> 'listed')::BOOLEAN, (ask ->> 'wake_at')::BIGINT, (ask ->> 'hail_at')::BIGINT,
              (ask ->> 'listed_until')::BIGINT,
              (ask ->> 'at')::BIGINT, ask ->> 'standing')
      ON CONFLICT DO NOTHING
      RETURNING month, holder INTO found_table;
    ELSE
      UPDATE tables SET
        number = (ask ->> 'number')::INTEGER,
        holder = CASE WHEN watch IS NULL OR holder = watch THEN holder
                      WHEN holder IS NULL OR NOT is_on_watch(holder, lease) THEN watch
                      ELSE holder END,
        stage = coalesce(ask ->> 'stage', stage),
        listed = coalesce((ask ->> 'listed')::BOOLEAN, listed),
        wake_at = CASE WHEN ask ->> 'standing' IS NULL THEN wake_at ELSE (ask ->> 'wake_at')::BIGINT END,
        hail_at = CASE WHEN ask ->> 'standing' IS NULL THEN hail_at ELSE (ask ->> 'hail_at')::BIGINT END,
        listed_until = CASE WHEN ask ->> 'standing' IS NULL THEN listed_until
                            ELSE (ask ->> 'listed_until')::BIGINT END,
        moved_at = CASE WHEN ask ->> 'standing' IS NULL THEN moved_at ELSE (ask ->> 'at')::BIGINT END,
        standing = coalesce(ask ->> 'standing', standing)
      WHERE id = the_table AND number = before
      RETURNING month, holder INTO found_table;
    END IF;
    IF NOT FOUND THEN
      SELECT CASE WHEN e.hand IS DISTINCT FROM (ask ->> 'hand')::BIGINT THEN 'taken'
                  WHEN t.holder = watch THEN 'held' ELSE 'kept' END
        INTO outcome
        FROM tables t LEFT JOIN entries e ON e.month = t.month AND e.table_id = t.id AND e.number = before + 1
        WHERE t.id = the_table;
      outcome := coalesce(outcome, 'missing');
      RETURN NEXT;
      CONTINUE;
    END IF;
    INSERT INTO entries (month, table_id, number, at, hand, fact)
      SELECT found_table.month, the_table, before + ordinality, (value ->> 0)::BIGINT, (ask ->> 'hand')::BIGINT, value ->> 1
      FROM jsonb_array_elements(ask -> 'entries') WITH ORDINALITY;
    IF ask -> 'people' <> 'null' THEN
      DELETE FROM table_people WHERE table_id = the_table;
      INSERT INTO table_people (person, table_id)
        SELECT person, the_table FROM jsonb_array_elements_text(ask -> 'people') AS person;
    END IF;
    IF ask ->> 'record' IS NOT NULL THEN
      INSERT INTO records (table_id, record) VALUES (the_table, ask ->> 'record') ON CONFLICT DO NOTHING;
    END IF;
    outcome := CASE WHEN found_table.holder = watch THEN 'held' ELSE 'kept' END;
    RETURN NEXT;
  END LOOP;
END
$$;
