/**
 * The column `standing` as of the last move. A move changes who is asked and when the server has to act, and writes only those: names
 * and terms, which are most of it, stay as they are. What is damaged stays so, for those who read it to say.
 */
export const STANDING = `iif(asked IS NULL OR NOT json_valid(standing), standing,
  json_set(standing, '$.asked', json(asked), '$.wakeAt', wake_at)) AS standing`;
