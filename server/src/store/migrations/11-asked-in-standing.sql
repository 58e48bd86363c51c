-- A column of its own gave nothing: `standing` says again who is asked, and when the server has to act. What is damaged stays so.
UPDATE tables SET standing = json_set(standing, '$.asked', json(asked), '$.wakeAt', wake_at)
WHERE asked IS NOT NULL AND json_valid(standing);
ALTER TABLE tables DROP COLUMN asked;
