CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  secret TEXT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('gathering', 'sailing', 'over')),
  listed INTEGER NOT NULL,
  wake_at INTEGER,
  moved_at INTEGER NOT NULL,
  standing TEXT NOT NULL
, hail_at INTEGER, listed_until INTEGER) STRICT, WITHOUT ROWID;
CREATE INDEX tables_that_wait ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  fact TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE table_people (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables (id),
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX table_people_by_table ON table_people (table_id);
CREATE TABLE records (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  record TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE watches (
  id INTEGER PRIMARY KEY,
  began INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT;
CREATE INDEX watches_by_end ON watches (until);
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
  owner TEXT REFERENCES people (id),
  came_at INTEGER NOT NULL
, trusted_since INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE TABLE recovery (
  person TEXT PRIMARY KEY REFERENCES people (id),
  hash TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys (person);
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_person ON tokens (person);
CREATE TABLE push (
  endpoint TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_by_person ON push (person);
CREATE TABLE ratings (
  person TEXT NOT NULL REFERENCES people (id),
  edition TEXT NOT NULL,
  players INTEGER NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, edition, players)
) STRICT, WITHOUT ROWID;
CREATE TABLE rated (table_id TEXT PRIMARY KEY REFERENCES tables (id)) STRICT, WITHOUT ROWID;
CREATE INDEX tables_that_hail ON tables (hail_at) WHERE hail_at IS NOT NULL;
CREATE TABLE hails (
  table_id TEXT NOT NULL REFERENCES tables (id),
  person TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE kept (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_date ON tables (moved_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_listed ON tables (stage, moved_at, id) WHERE listed = 1;
CREATE TABLE table_codes (
  code TEXT PRIMARY KEY,
  table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX table_codes_by_end ON table_codes (until);
CREATE TABLE programs (
  person TEXT PRIMARY KEY REFERENCES people (id),
  level TEXT NOT NULL,
  languages TEXT NOT NULL,
  about TEXT,
  tables INTEGER NOT NULL,
  seen_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX programs_by_date ON programs (seen_at);
INSERT INTO tables (id, secret, stage, listed, wake_at, moved_at, standing, hail_at, listed_until) VALUES ('qHz8CKWXuUGjYJ5f', '8c5bfb8db01b0162d11083b8015c48ef4c3cc5b54b120990e013b906057a57bf', 'sailing', 0, NULL, 1794970552163, '{"stage":"sailing","openedAt":1794970551049,"host":"cqx3KesgdZ86Y-kL","terms":{"rules":{"edition":"2021","players":3,"ghost":false},"clock":{"kind":"none"},"listed":false,"spectators":true,"phrasesOnly":false},"seats":[{"kind":"person","person":"cqx3KesgdZ86Y-kL","name":"Marco 24","pirate":"anne"},{"kind":"person","person":"gZhSps0QGRLRDJSl","name":"Jonas 86","pirate":"mary"},{"kind":"person","person":"XvatXtGhecRySaxG","name":"Jonas 30","pirate":"samuel"}],"programs":[],"asked":[{"person":"XvatXtGhecRySaxG","seat":2,"until":null}],"final":null,"wakeAt":null,"isRated":false}', NULL, NULL);
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 1, 1794970551049, '{"kind":"opened","host":"cqx3KesgdZ86Y-kL","terms":{"rules":{"edition":"2021","players":3,"ghost":false},"clock":{"kind":"none"},"listed":false,"spectators":true,"phrasesOnly":false},"commitment":"f13e780ba4ac932840b65c18aff1a605e5f79ed54945e99369ff5f0b82776cc9","rematchOf":null,"isPassing":true}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 2, 1794970551049, '{"kind":"sat","seat":0,"sitter":{"kind":"person","person":"cqx3KesgdZ86Y-kL","name":"Marco 24","pirate":"anne"}}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 3, 1794970551174, '{"kind":"ready","seat":0,"word":"tar","from":"a4e7df0fc6b28e18","after":125}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 4, 1794970551186, '{"kind":"sat","seat":1,"sitter":{"kind":"person","person":"gZhSps0QGRLRDJSl","name":"Jonas 86","pirate":"mary"},"after":13}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 5, 1794970551192, '{"kind":"ready","seat":1,"word":"tar","from":"a4e7df0fc6b28e18","after":5}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 6, 1794970551197, '{"kind":"sat","seat":2,"sitter":{"kind":"person","person":"XvatXtGhecRySaxG","name":"Jonas 30","pirate":"samuel"},"after":6}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 7, 1794970551206, '{"kind":"ready","seat":2,"word":"tar","from":"a4e7df0fc6b28e18","after":8}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 8, 1794970551209, '{"kind":"said","person":"cqx3KesgdZ86Y-kL","name":"Marco 24","said":{"text":"fair winds"},"after":3}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 9, 1794970551219, '{"kind":"started","setup":{"captain":2,"pile":[-3,5,"lady-beth",3,"morgans-map","sarans-sabre",-2,7,7],"removed":[-4,3,"sixth-hold"],"decks":[["gunpowder/food","gold/forward","forward/backward","forward/gunpowder","forward/forward","food/gunpowder","forward/food","food/forward","backward/forward","gold/gold","gunpowder/gold"],["food/forward","backward/forward","forward/backward","gunpowder/food","forward/food","gunpowder/gold","food/gunpowder","forward/gunpowder","gold/forward","forward/forward","gold/gold"],["gold/forward","backward/forward","food/gunpowder","forward/backward","forward/food","gunpowder/food","gunpowder/gold","forward/forward","food/forward","gold/gold","forward/gunpowder"]]},"reading":2,"after":11}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 10, 1794970551219, '{"kind":"step","step":{"roll":"action","dice":[4,3]},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 11, 1794970551239, '{"kind":"step","step":{"decide":"dice","seat":2,"n":2,"choice":"4/3"},"after":19}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 12, 1794970551245, '{"kind":"step","step":{"decide":"card","seat":0,"n":3,"choice":"forward/backward"},"after":6}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 13, 1794970551252, '{"kind":"step","step":{"decide":"card","seat":1,"n":3,"choice":"forward/backward"},"after":7}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 14, 1794970551260, '{"kind":"step","step":{"decide":"card","seat":2,"n":3,"choice":"food/gunpowder"},"after":8}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 15, 1794970551260, '{"kind":"step","step":{"roll":"combat","ship":1,"face":10,"reroll":false},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 16, 1794970551260, '{"kind":"step","step":{"roll":"combat","ship":0,"face":"star","reroll":false},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 17, 1794970551281, '{"kind":"step","step":{"decide":"loot","seat":0,"n":4,"choice":"hold:food:3"},"after":21}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 18, 1794970551281, '{"kind":"step","step":{"roll":"shortage","ship":1,"face":"skull"},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 19, 1794970551281, '{"kind":"step","step":{"roll":"action","dice":[1,1]},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 20, 1794970551294, '{"kind":"step","step":{"decide":"card","seat":0,"n":3,"choice":"gold/forward"},"after":13}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 21, 1794970551315, '{"kind":"step","step":{"decide":"card","seat":1,"n":3,"choice":"backward/forward"},"after":21}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 22, 1794970551376, '{"kind":"step","step":{"decide":"card","seat":2,"n":3,"choice":"forward/backward"},"after":61}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 23, 1794970551389, '{"kind":"step","step":{"decide":"pay","seat":2,"n":2,"choice":"leave:food:2,food:3"},"after":13}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 24, 1794970551389, '{"kind":"step","step":{"roll":"action","dice":[4,1]},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 25, 1794970551404, '{"kind":"step","step":{"decide":"dice","seat":1,"n":2,"choice":"4/1"},"after":15}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 26, 1794970551410, '{"kind":"step","step":{"decide":"card","seat":0,"n":3,"choice":"forward/forward"},"after":6}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 27, 1794970551430, '{"kind":"step","step":{"decide":"card","seat":1,"n":3,"choice":"forward/food"},"after":21}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 28, 1794970551454, '{"kind":"step","step":{"decide":"card","seat":2,"n":3,"choice":"gold/forward"},"after":23}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 29, 1794970551501, '{"kind":"step","step":{"decide":"pay","seat":2,"n":2,"choice":"leave:food:1,food:2"},"after":47}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 30, 1794970551501, '{"kind":"step","step":{"roll":"shortage","ship":0,"face":"circle"},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 31, 1794970551501, '{"kind":"step","step":{"roll":"shortage","ship":0,"face":"circle"},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 32, 1794970551501, '{"kind":"step","step":{"roll":"action","dice":[1,5]},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 33, 1794970551566, '{"kind":"step","step":{"decide":"dice","seat":2,"n":2,"choice":"1/5"},"after":65}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 34, 1794970551661, '{"kind":"step","step":{"decide":"card","seat":0,"n":3,"choice":"food/gunpowder"},"after":95}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 35, 1794970551671, '{"kind":"step","step":{"decide":"card","seat":1,"n":3,"choice":"gunpowder/gold"},"after":11}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 36, 1794970551681, '{"kind":"step","step":{"decide":"card","seat":2,"n":3,"choice":"backward/forward"},"after":10}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 37, 1794970551696, '{"kind":"step","step":{"decide":"powder","seat":2,"n":4,"choice":"0"},"after":14}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 38, 1794970551696, '{"kind":"step","step":{"roll":"combat","ship":2,"face":10,"reroll":false},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 39, 1794970551696, '{"kind":"step","step":{"roll":"combat","ship":0,"face":4,"reroll":false},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 40, 1794970551713, '{"kind":"step","step":{"decide":"loot","seat":2,"n":3,"choice":"hold:food:1"},"after":18}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 41, 1794970551730, '{"kind":"step","step":{"decide":"empty","seat":2,"n":3,"choice":"gold:3"},"after":16}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 42, 1794970551730, '{"kind":"step","step":{"roll":"action","dice":[3,2]},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 43, 1794970551753, '{"kind":"step","step":{"decide":"dice","seat":0,"n":2,"choice":"3/2"},"after":23}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 44, 1794970551779, '{"kind":"step","step":{"decide":"card","seat":0,"n":3,"choice":"forward/food"},"after":26}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 45, 1794970551784, '{"kind":"step","step":{"decide":"card","seat":1,"n":3,"choice":"food/gunpowder"},"after":5}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 46, 1794970551794, '{"kind":"step","step":{"decide":"card","seat":2,"n":3,"choice":"gunpowder/gold"},"after":10}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 47, 1794970551859, '{"kind":"step","step":{"decide":"move","seat":0,"n":2,"choice":"to:8"},"after":66}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 48, 1794970551859, '{"kind":"step","step":{"roll":"shortage","ship":0,"face":"star"},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 49, 1794970552005, '{"kind":"step","step":{"decide":"empty","seat":1,"n":4,"choice":"food:1"},"after":145}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 50, 1794970552009, '{"kind":"step","step":{"decide":"empty","seat":2,"n":3,"choice":"food:1"},"after":4}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 51, 1794970552036, '{"kind":"step","step":{"decide":"empty","seat":2,"n":3,"choice":"gunpowder:3"},"after":28}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 52, 1794970552036, '{"kind":"step","step":{"roll":"action","dice":[6,4]},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 53, 1794970552055, '{"kind":"step","step":{"decide":"dice","seat":1,"n":2,"choice":"6/4"},"after":18}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 54, 1794970552070, '{"kind":"step","step":{"decide":"card","seat":0,"n":3,"choice":"gunpowder/food"},"after":15}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 55, 1794970552078, '{"kind":"step","step":{"decide":"card","seat":1,"n":3,"choice":"gunpowder/food"},"after":8}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 56, 1794970552083, '{"kind":"step","step":{"decide":"card","seat":2,"n":3,"choice":"forward/food"},"after":5}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 57, 1794970552098, '{"kind":"step","step":{"decide":"empty","seat":1,"n":3,"choice":"gold:3"},"after":15}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 58, 1794970552106, '{"kind":"step","step":{"decide":"empty","seat":1,"n":4,"choice":"gunpowder:2"},"after":8}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 59, 1794970552115, '{"kind":"step","step":{"decide":"move","seat":2,"n":2,"choice":"to:11"},"after":9}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 60, 1794970552128, '{"kind":"step","step":{"decide":"empty","seat":2,"n":3,"choice":"gold:2"},"after":13}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 61, 1794970552128, '{"kind":"step","step":{"roll":"action","dice":[4,4]},"after":0}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 62, 1794970552147, '{"kind":"step","step":{"decide":"card","seat":0,"n":3,"choice":"backward/forward"},"after":19}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 63, 1794970552153, '{"kind":"step","step":{"decide":"card","seat":1,"n":3,"choice":"gold/forward"},"after":6}');
INSERT INTO entries (table_id, number, at, fact) VALUES ('qHz8CKWXuUGjYJ5f', 64, 1794970552163, '{"kind":"step","step":{"decide":"card","seat":2,"n":3,"choice":"forward/forward"},"after":10}');
INSERT INTO table_people (person, table_id) VALUES ('XvatXtGhecRySaxG', 'qHz8CKWXuUGjYJ5f');
INSERT INTO table_people (person, table_id) VALUES ('cqx3KesgdZ86Y-kL', 'qHz8CKWXuUGjYJ5f');
INSERT INTO table_people (person, table_id) VALUES ('gZhSps0QGRLRDJSl', 'qHz8CKWXuUGjYJ5f');
INSERT INTO watches (id, began, until) VALUES (1, 1794970550803, 1794970551858);
INSERT INTO people (id, name, kind, owner, came_at, trusted_since) VALUES ('XvatXtGhecRySaxG', 'Jonas 30', 'guest', NULL, 1794970551002, 0);
INSERT INTO people (id, name, kind, owner, came_at, trusted_since) VALUES ('cqx3KesgdZ86Y-kL', 'Marco 24', 'guest', NULL, 1794970550948, 0);
INSERT INTO people (id, name, kind, owner, came_at, trusted_since) VALUES ('gZhSps0QGRLRDJSl', 'Jonas 86', 'guest', NULL, 1794970550993, 0);
PRAGMA user_version = 7;
