-- Cookies that were made before are not believed any more: somebody signed out everywhere else.
ALTER TABLE people ADD COLUMN trusted_since BIGINT NOT NULL DEFAULT 0;
