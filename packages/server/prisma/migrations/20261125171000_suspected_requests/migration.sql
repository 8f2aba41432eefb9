-- What fills the hidden field of a form, a program or a password manager: stored, mailed to nobody, and in a list of its
-- own until staff move it.
ALTER TABLE service_request ADD COLUMN suspected boolean NOT NULL DEFAULT false;
CREATE INDEX service_request_suspected_idx ON service_request (created_at, id) WHERE suspected;

-- Both lists have counts.
ALTER TABLE list_count ADD COLUMN suspected boolean NOT NULL DEFAULT false;
CREATE OR REPLACE FUNCTION "count_service_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "list_count" ("list", "status", "suspected", "n", "changes")
        SELECT TG_TABLE_NAME, "status", "suspected", count(*), count(*) FROM new_rows GROUP BY 2, 3;
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        INSERT INTO "list_count" ("list", "status", "suspected", "n", "changes")
        SELECT TG_TABLE_NAME, "status", "suspected", -count(*), count(*) FROM old_rows GROUP BY 2, 3;
    END IF;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION "fold_list_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    WITH folded AS (DELETE FROM "list_count" WHERE pg_try_advisory_xact_lock(7220261122) RETURNING *)
    INSERT INTO "list_count" ("list", "status", "payment_status", "needs_action", "suspected", "n", "changes")
    SELECT "list", "status", "payment_status", "needs_action", "suspected", sum("n"), sum("changes")
    FROM folded GROUP BY 1, 2, 3, 4, 5;
    RETURN NULL;
END $$;

-- The owner's board counts a request from when it is in the ordinary list, on the day on which it came.
CREATE FUNCTION "note_board_moved_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "board_change" ("day") VALUES ("dubai_day"(NEW."created_at"));
    RETURN NULL;
END $$;
CREATE TRIGGER "service_request_board_moved" AFTER UPDATE ON "service_request" FOR EACH ROW
    WHEN (OLD."suspected" IS DISTINCT FROM NEW."suspected") EXECUTE FUNCTION "note_board_moved_request"();
