-- A search takes from its rows what the list sorts and filters by, so that the table is visited once.
DROP FUNCTION "find_booking_names";
DROP FUNCTION "find_service_request_names";

-- The pieces by which a wanted text is looked up: of three letters, or the text itself where it is shorter.
CREATE FUNCTION "wanted_pieces"(wanted text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(substr(wanted, place, 3)) FROM generate_series(1, greatest(length(wanted) - 2, 1)) place
$$;

-- Rows that hold this text in their name, `most` at the most. Planned without sequential scans, which a guess about a
-- frequent piece would else lead to.
CREATE FUNCTION "find_booking_names"(wanted text, most int)
    RETURNS TABLE ("id" uuid, "desk_cell" int, "date" text, "created_at" timestamptz, "visit_at" timestamptz)
    LANGUAGE sql STABLE ROWS 1000 SET enable_seqscan = off AS $$
    SELECT "id", "desk_cell", "date", "created_at", "visit_at" FROM "booking"
    WHERE "name_pieces"("name_folded") @> "wanted_pieces"(wanted) AND strpos("name_folded", wanted) > 0 LIMIT most
$$;
CREATE FUNCTION "find_service_request_names"(wanted text, most int)
    RETURNS TABLE ("id" uuid, "desk_cell" int, "date" text, "created_at" timestamptz)
    LANGUAGE sql STABLE ROWS 1000 SET enable_seqscan = off AS $$
    SELECT "id", "desk_cell", "date", "created_at" FROM "service_request"
    WHERE "name_pieces"("name_folded") @> "wanted_pieces"(wanted) AND strpos("name_folded", wanted) > 0 LIMIT most
$$;

-- Folds whenever one of the new rows is the 256th, also where a change adds several.
CREATE OR REPLACE FUNCTION "tally_list"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    due BOOLEAN;
BEGIN
    IF TG_OP = 'INSERT' THEN
        WITH added AS (
            INSERT INTO "list_tally" ("list", "cell", "n")
            SELECT TG_TABLE_NAME, "desk_cell", count(*) FROM new_rows GROUP BY 2 RETURNING "id")
        SELECT bool_or("id" % 256 = 0) INTO due FROM added;
    ELSIF TG_OP = 'DELETE' THEN
        WITH added AS (
            INSERT INTO "list_tally" ("list", "cell", "n")
            SELECT TG_TABLE_NAME, "desk_cell", -count(*) FROM old_rows GROUP BY 2 RETURNING "id")
        SELECT bool_or("id" % 256 = 0) INTO due FROM added;
    ELSE
        WITH added AS (
            INSERT INTO "list_tally" ("list", "cell", "n")
            SELECT TG_TABLE_NAME, "desk_cell", sum(n) FROM (
                SELECT "desk_cell", 1 AS n FROM new_rows UNION ALL SELECT "desk_cell", -1 FROM old_rows) moved
            GROUP BY 2 HAVING sum(n) <> 0 RETURNING "id")
        SELECT bool_or("id" % 256 = 0) INTO due FROM added;
    END IF;
    IF due THEN
        PERFORM "fold_list_tally"();
    END IF;
    PERFORM pg_notify('desk', TG_TABLE_NAME);
    RETURN NULL;
END $$;
