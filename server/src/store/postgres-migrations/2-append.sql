-- Adds entries to tables, each with what belongs to it, or nothing of it. Several come together because they share one
-- commit; a conflict at one of them does not touch the others. Rows are locked in the order of their ids, so that two
-- servers never wait for each other.
--
-- Outcomes: held and kept (written; the watch holds the table, or does not), taken (somebody else wrote that number),
-- missing (there is no such table). The same hand that asks again is told that it has written.
CREATE FUNCTION append(asks JSONB, lease INTERVAL)
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
      INSERT INTO tables (id, secret, month, number, holder, stage, listed, wake_at, hail_at, moved_at, standing)
      VALUES (the_table, ask ->> 'secret', month_of((ask ->> 'at')::BIGINT), (ask ->> 'number')::INTEGER, watch,
              ask ->> 'stage', (ask ->> 'listed')::BOOLEAN, (ask ->> 'wake_at')::BIGINT, (ask ->> 'hail_at')::BIGINT,
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
