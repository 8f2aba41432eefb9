-- The two admin lists: one search column, one index for each sort order, and counters kept by triggers.

-- What was there before.
DROP TRIGGER "booking_tally_insert" ON "booking";
DROP TRIGGER "booking_tally_update" ON "booking";
DROP TRIGGER "booking_tally_delete" ON "booking";
DROP TRIGGER "booking_tally_truncate" ON "booking";
DROP TRIGGER "service_request_tally_insert" ON "service_request";
DROP TRIGGER "service_request_tally_update" ON "service_request";
DROP TRIGGER "service_request_tally_delete" ON "service_request";
DROP TRIGGER "service_request_tally_truncate" ON "service_request";
DROP TRIGGER "staff_session_announce_revoked" ON "staff_session";
DROP TRIGGER "staff_session_announce_gone" ON "staff_session";
DROP TRIGGER "staff_user_announce" ON "staff_user";
DROP FUNCTION "announce_session"();
DROP FUNCTION "announce_staff"();
DROP FUNCTION "tally_list"();
DROP FUNCTION "forget_list_tally"();
DROP FUNCTION "fold_list_tally"();
DROP FUNCTION "find_booking_names"(text, int);
DROP FUNCTION "find_service_request_names"(text, int);
DROP TABLE "list_tally";
DROP INDEX "booking_created_at_id_idx";
DROP INDEX "service_request_created_at_id_idx";
ALTER TABLE "booking" DROP COLUMN "desk_cell", DROP COLUMN "name_folded";
ALTER TABLE "service_request" DROP COLUMN "desk_cell", DROP COLUMN "name_folded";
DROP FUNCTION "wanted_pieces"(text);
DROP FUNCTION "name_pieces"(text);

-- Search. Both extensions come with Postgres, and a database's owner may create them.
CREATE EXTENSION IF NOT EXISTS "pg_trgm" SCHEMA public;
CREATE EXTENSION IF NOT EXISTS "unaccent" SCHEMA public;

-- A text as the search compares it: without case and accents, words of letters and digits with one space between them;
-- "O'Neill" is one word. pg_trgm indexes only letters that the server's LC_CTYPE knows, which in the embedded server
-- are the Latin ones: so each Arabic letter becomes a Latin letter or a digit, forms of the same letter become one, and
-- vowel signs go. unaccent() is not immutable because its rules can be edited; ours are those that Postgres comes with.
CREATE FUNCTION "search_fold"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
    translate(lower(public.unaccent('public.unaccent'::regdictionary, $1)),
        'اأإآٱءئؤبتثجحخدذرزسشصضطظعغفقكکلمنهةہويىیےپچڤژگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹''ًٌٍَُِّْٰـ',
        'aaaaa222btcj75dxrzsu9o6e3gfqkklmnhhhwyyyypiv4101234567890123456789'),
    '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', ' ', 'g');

-- A phone number with and without the country code, since either is searched for.
CREATE FUNCTION "phone_forms"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN $1 ~ '^(00)?971|^0[1-9]'
    THEN regexp_replace($1, '^(00)?971|^0', '971') || ' ' || regexp_replace($1, '^(00)?971|^0', '0')
    ELSE regexp_replace($1, '^00', '') END;

-- What a search column is compared with by LIKE; null, which is like nothing, where no letter or digit was wanted.
-- Three letters are found anywhere, one or two at the beginning of a word: so few are no trigram, but a word's beginning
-- is. Digits are a phone number in whatever writing, or part of an order number.
CREATE FUNCTION "search_pattern"(wanted text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE
        WHEN folded = '' THEN NULL
        WHEN length(folded) < 3 THEN '% ' || folded || '%'
        ELSE '%' || folded || '%' END
    FROM (SELECT CASE WHEN words ~ '^[0-9 ]+$'
            THEN regexp_replace(regexp_replace(replace(words, ' ', ''), '^00(?=.)', ''), '^9710', '971')
            ELSE words END AS folded
        FROM (SELECT trim(search_fold(wanted)) AS words) w) f
$$;

ALTER TABLE "booking" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS
    (search_fold(' ' || "full_name" || ' ' || "email" || ' ' || "order_id" || ' ' || phone_forms("phone_number"))) STORED;
ALTER TABLE "service_request" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS
    (search_fold(' ' || "full_name" || ' ' || "email" || ' ' || "order_id" || ' ' || phone_forms("phone_number"))) STORED;
-- The planner guesses from these samples how frequent a wanted text is.
ALTER TABLE "booking" ALTER COLUMN "search_text" SET STATISTICS 1000;
ALTER TABLE "service_request" ALTER COLUMN "search_text" SET STATISTICS 1000;
-- fastupdate off: a list of pending entries would be read through by every search.
CREATE INDEX "booking_search_text_idx" ON "booking" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "service_request_search_text_idx" ON "service_request" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);

-- One index for each sort order. What a list is filtered by comes along, so that rows are filtered within the index.
CREATE INDEX "booking_created_at_id_idx" ON "booking"("created_at", "id") INCLUDE ("status", "payment_status", "needs_action");
CREATE INDEX "booking_visit_at_id_idx" ON "booking"("visit_at", "id") INCLUDE ("status", "payment_status", "needs_action");
CREATE INDEX "service_request_created_at_id_idx" ON "service_request"("created_at", "id") INCLUDE ("status");
CREATE INDEX "service_request_date_created_at_id_idx" ON "service_request"("date", "created_at", "id") INCLUDE ("status");
-- Filters that let only few of the rows through.
CREATE INDEX "booking_payment_status_idx" ON "booking"("payment_status", "created_at") WHERE "payment_status" <> 'Paid';

-- How many rows there are of each kind, and how often a list has changed: both are sums, so writers only add rows and
-- never wait for one another.
CREATE TABLE "list_count" (
    "id" BIGSERIAL NOT NULL,
    "list" TEXT NOT NULL,
    "status" "AppointmentStatus" NOT NULL,
    "payment_status" "PaymentStatus",
    "needs_action" TEXT,
    "n" BIGINT NOT NULL,
    "changes" BIGINT NOT NULL,
    CONSTRAINT "list_count_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- A new row counts one more, a removed one one less, a changed one both.
CREATE FUNCTION "count_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "list_count" ("list", "status", "payment_status", "needs_action", "n", "changes")
        SELECT TG_TABLE_NAME, "status", "payment_status", "needs_action", count(*), count(*) FROM new_rows GROUP BY 2, 3, 4;
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        INSERT INTO "list_count" ("list", "status", "payment_status", "needs_action", "n", "changes")
        SELECT TG_TABLE_NAME, "status", "payment_status", "needs_action", -count(*), count(*) FROM old_rows GROUP BY 2, 3, 4;
    END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION "count_service_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "list_count" ("list", "status", "n", "changes")
        SELECT TG_TABLE_NAME, "status", count(*), count(*) FROM new_rows GROUP BY 2;
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        INSERT INTO "list_count" ("list", "status", "n", "changes")
        SELECT TG_TABLE_NAME, "status", -count(*), count(*) FROM old_rows GROUP BY 2;
    END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION "reset_list_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "list_count" SET "n" = 0, "changes" = "changes" + 1 WHERE "list" = TG_TABLE_NAME;
    RETURN NULL;
END $$;

-- Every 256th row adds up what others have committed. A reader sees either the rows or their sum; one at a time folds.
CREATE FUNCTION "fold_list_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    WITH folded AS (DELETE FROM "list_count" WHERE pg_try_advisory_xact_lock(7220261122) RETURNING *)
    INSERT INTO "list_count" ("list", "status", "payment_status", "needs_action", "n", "changes")
    SELECT "list", "status", "payment_status", "needs_action", sum("n"), sum("changes") FROM folded GROUP BY 1, 2, 3, 4;
    RETURN NULL;
END $$;
CREATE TRIGGER "list_count_fold" AFTER INSERT ON "list_count" FOR EACH ROW
    WHEN (NEW."id" % 256 = 0 AND pg_trigger_depth() < 2) EXECUTE FUNCTION "fold_list_count"();

INSERT INTO "list_count" ("list", "status", "payment_status", "needs_action", "n", "changes")
SELECT 'booking', "status", "payment_status", "needs_action", count(*), count(*) FROM "booking" GROUP BY 2, 3, 4
UNION ALL SELECT 'service_request', "status", NULL, NULL, count(*), count(*) FROM "service_request" GROUP BY 2;

CREATE TRIGGER "booking_count_insert" AFTER INSERT ON "booking" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();
CREATE TRIGGER "booking_count_update" AFTER UPDATE ON "booking" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();
CREATE TRIGGER "booking_count_delete" AFTER DELETE ON "booking" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();
CREATE TRIGGER "booking_count_truncate" AFTER TRUNCATE ON "booking" FOR EACH STATEMENT EXECUTE FUNCTION "reset_list_count"();
CREATE TRIGGER "service_request_count_insert" AFTER INSERT ON "service_request" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_service_requests"();
CREATE TRIGGER "service_request_count_update" AFTER UPDATE ON "service_request" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_service_requests"();
CREATE TRIGGER "service_request_count_delete" AFTER DELETE ON "service_request" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_service_requests"();
CREATE TRIGGER "service_request_count_truncate" AFTER TRUNCATE ON "service_request" FOR EACH STATEMENT EXECUTE FUNCTION "reset_list_count"();
