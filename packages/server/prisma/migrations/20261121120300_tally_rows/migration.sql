-- A change that moves a row between two cells adds two rows to the tally: INTO takes only one.
CREATE OR REPLACE FUNCTION "tally_list"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    latest BIGINT;
BEGIN
    IF TG_OP = 'INSERT' THEN
        WITH added AS (
            INSERT INTO "list_tally" ("list", "cell", "n")
            SELECT TG_TABLE_NAME, "desk_cell", count(*) FROM new_rows GROUP BY 2 RETURNING "id")
        SELECT max("id") INTO latest FROM added;
    ELSIF TG_OP = 'DELETE' THEN
        WITH added AS (
            INSERT INTO "list_tally" ("list", "cell", "n")
            SELECT TG_TABLE_NAME, "desk_cell", -count(*) FROM old_rows GROUP BY 2 RETURNING "id")
        SELECT max("id") INTO latest FROM added;
    ELSE
        WITH added AS (
            INSERT INTO "list_tally" ("list", "cell", "n")
            SELECT TG_TABLE_NAME, "desk_cell", sum(n) FROM (
                SELECT "desk_cell", 1 AS n FROM new_rows UNION ALL SELECT "desk_cell", -1 FROM old_rows) moved
            GROUP BY 2 HAVING sum(n) <> 0 RETURNING "id")
        SELECT max("id") INTO latest FROM added;
    END IF;
    IF latest % 256 = 0 THEN
        PERFORM "fold_list_tally"();
    END IF;
    PERFORM pg_notify('desk', TG_TABLE_NAME);
    RETURN NULL;
END $$;
