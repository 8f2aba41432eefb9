-- The two lists of the desk at any number of rows: what they filter by as columns, indexes in the order in which they
-- are read, tiles as counters, and a word to whoever keeps answers when something has changed.

-- A booking's cell says all that its list is filtered by: payment status, needs action, status. See staff/list-cells.ts.
ALTER TABLE "booking"
    ADD COLUMN "desk_cell" INTEGER GENERATED ALWAYS AS (
        CASE "payment_status" WHEN 'Unpaid' THEN 0 WHEN 'Pending' THEN 6 WHEN 'Paid' THEN 12 WHEN 'Failed' THEN 18
            WHEN 'Expired' THEN 24 ELSE 30 END
        + CASE WHEN "needs_action" IS NULL THEN 0 ELSE 3 END
        + CASE "status" WHEN 'Pending' THEN 0 WHEN 'Completed' THEN 1 ELSE 2 END) STORED,
    ADD COLUMN "name_folded" TEXT GENERATED ALWAYS AS (lower("full_name")) STORED;
ALTER TABLE "service_request"
    ADD COLUMN "desk_cell" INTEGER GENERATED ALWAYS AS (
        CASE "status" WHEN 'Pending' THEN 0 WHEN 'Completed' THEN 1 ELSE 2 END) STORED,
    ADD COLUMN "name_folded" TEXT GENERATED ALWAYS AS (lower("full_name")) STORED;

DROP INDEX "booking_status_payment_status_created_at_idx";
DROP INDEX "service_request_status_created_at_idx";
-- The name comes along, so that a search can walk an index without touching the table.
CREATE INDEX "booking_desk_cell_created_at_id_idx" ON "booking"("desk_cell", "created_at", "id") INCLUDE ("name_folded");
CREATE INDEX "booking_desk_cell_visit_at_id_idx" ON "booking"("desk_cell", "visit_at", "id") INCLUDE ("name_folded");
CREATE INDEX "booking_desk_cell_date_created_at_id_idx" ON "booking"("desk_cell", "date", "created_at", "id") INCLUDE ("name_folded");
CREATE INDEX "service_request_desk_cell_created_at_id_idx" ON "service_request"("desk_cell", "created_at", "id") INCLUDE ("name_folded");
CREATE INDEX "service_request_desk_cell_date_created_at_id_idx" ON "service_request"("desk_cell", "date", "created_at", "id") INCLUDE ("name_folded");

-- Every piece of one, two and three letters that a name holds. Unlike pg_trgm it needs no extension, and searches of
-- one or two letters, of digits and of punctuation find their rows as well.
CREATE FUNCTION "name_pieces"(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
    SELECT array_agg(substr(name, place, size)) FROM generate_series(1, length(name)) place, generate_series(1, 3) size
$$;
-- fastupdate off: a list of pending entries would be read through by every search.
CREATE INDEX "booking_name_pieces_idx" ON "booking" USING gin ("name_pieces"("name_folded")) WITH (fastupdate = off);
CREATE INDEX "service_request_name_pieces_idx" ON "service_request" USING gin ("name_pieces"("name_folded")) WITH (fastupdate = off);

-- How many rows each cell holds: the sum over all rows of it. Writers only add rows, so they never wait for one another.
CREATE TABLE "list_tally" (
    "id" BIGSERIAL NOT NULL,
    "list" TEXT NOT NULL,
    "cell" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    CONSTRAINT "list_tally_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Adds up what others have committed. A reader sees either the rows or their sum; only one folds at a time.
CREATE FUNCTION "fold_list_tally"() RETURNS void LANGUAGE sql AS $$
    WITH folded AS (DELETE FROM "list_tally" WHERE pg_try_advisory_xact_lock(7220261122) RETURNING "list", "cell", "n")
    INSERT INTO "list_tally" ("list", "cell", "n")
    SELECT "list", "cell", sum("n") FROM folded GROUP BY "list", "cell" HAVING sum("n") <> 0
$$;

CREATE FUNCTION "tally_list"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    latest BIGINT;
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO "list_tally" ("list", "cell", "n")
        SELECT TG_TABLE_NAME, "desk_cell", count(*) FROM new_rows GROUP BY 2 RETURNING "id" INTO latest;
    ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO "list_tally" ("list", "cell", "n")
        SELECT TG_TABLE_NAME, "desk_cell", -count(*) FROM old_rows GROUP BY 2 RETURNING "id" INTO latest;
    ELSE
        INSERT INTO "list_tally" ("list", "cell", "n")
        SELECT TG_TABLE_NAME, "desk_cell", sum(n) FROM (
            SELECT "desk_cell", 1 AS n FROM new_rows UNION ALL SELECT "desk_cell", -1 FROM old_rows) moved
        GROUP BY 2 HAVING sum(n) <> 0 RETURNING "id" INTO latest;
    END IF;
    IF latest % 256 = 0 THEN
        PERFORM "fold_list_tally"();
    END IF;
    PERFORM pg_notify('desk', TG_TABLE_NAME);
    RETURN NULL;
END $$;

CREATE FUNCTION "forget_list_tally"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "list_tally" WHERE "list" = TG_TABLE_NAME;
    PERFORM pg_notify('desk', TG_TABLE_NAME);
    RETURN NULL;
END $$;

INSERT INTO "list_tally" ("list", "cell", "n")
SELECT 'booking', "desk_cell", count(*) FROM "booking" GROUP BY 2
UNION ALL SELECT 'service_request', "desk_cell", count(*) FROM "service_request" GROUP BY 2;

CREATE TRIGGER "booking_tally_insert" AFTER INSERT ON "booking" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_list"();
CREATE TRIGGER "booking_tally_update" AFTER UPDATE ON "booking" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_list"();
CREATE TRIGGER "booking_tally_delete" AFTER DELETE ON "booking" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_list"();
CREATE TRIGGER "booking_tally_truncate" AFTER TRUNCATE ON "booking" FOR EACH STATEMENT EXECUTE FUNCTION "forget_list_tally"();
CREATE TRIGGER "service_request_tally_insert" AFTER INSERT ON "service_request" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_list"();
CREATE TRIGGER "service_request_tally_update" AFTER UPDATE ON "service_request" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_list"();
CREATE TRIGGER "service_request_tally_delete" AFTER DELETE ON "service_request" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "tally_list"();
CREATE TRIGGER "service_request_tally_truncate" AFTER TRUNCATE ON "service_request" FOR EACH STATEMENT EXECUTE FUNCTION "forget_list_tally"();

-- Rows that hold this text in their name, `most` at the most. Planned without sequential scans, which a guess about a
-- frequent piece would else lead to.
CREATE FUNCTION "find_booking_names"(pieces text[], wanted text, most int) RETURNS SETOF uuid
    LANGUAGE sql STABLE SET enable_seqscan = off AS $$
    SELECT "id" FROM "booking" WHERE "name_pieces"("name_folded") @> pieces AND strpos("name_folded", wanted) > 0 LIMIT most
$$;
CREATE FUNCTION "find_service_request_names"(pieces text[], wanted text, most int) RETURNS SETOF uuid
    LANGUAGE sql STABLE SET enable_seqscan = off AS $$
    SELECT "id" FROM "service_request" WHERE "name_pieces"("name_folded") @> pieces AND strpos("name_folded", wanted) > 0 LIMIT most
$$;
