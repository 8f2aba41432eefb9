-- Version 1.0.0: all tables of bookings, payments, requests, staff, audit history, outbox and releases.

CREATE TYPE "AppointmentStatus" AS ENUM ('Pending', 'Completed', 'Canceled');
CREATE TYPE "PaymentStatus" AS ENUM ('Unpaid', 'Pending', 'Paid', 'Failed', 'Expired', 'Reversed');
CREATE TYPE "AttemptState" AS ENUM ('initiated', 'paid', 'surplus', 'failed', 'expired', 'reversed');
CREATE TYPE "RefundState" AS ENUM ('none', 'requested', 'done', 'failed', 'declined');
CREATE TYPE "LineKind" AS ENUM ('test', 'package');
CREATE TYPE "RequestKind" AS ENUM ('appointment', 'contact');
CREATE TYPE "SeatState" AS ENUM ('held', 'booked');
CREATE TYPE "GatewayMessageSource" AS ENUM ('browser', 'push', 'status');
CREATE TYPE "StaffRole" AS ENUM ('admin', 'coordinator', 'viewer');
CREATE TYPE "ChangeKind" AS ENUM ('move', 'cancel');
CREATE TYPE "TokenPurpose" AS ENUM ('invite', 'reset');

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

-- What is searched for, folded like the column. Digits alone are a phone number, in whatever writing, or a part of an
-- order number.
CREATE FUNCTION "search_words"(wanted text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE WHEN words ~ '^[0-9 ]+$'
        THEN regexp_replace(regexp_replace(replace(words, ' ', ''), '^00(?=.)', ''), '^9710', '971')
        ELSE words END
    FROM (SELECT trim(search_fold(wanted)) AS words) w
$$;

-- What a search column is compared with by LIKE: null, which is like nothing, where no letter or digit is wanted. Three
-- letters are found anywhere, one or two at the beginning of a word, which is a trigram where two letters are none.
CREATE FUNCTION "search_pattern"(wanted text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE
        WHEN words = '' THEN NULL
        WHEN length(words) < 3 THEN '% ' || words || '%'
        ELSE '%' || words || '%' END
    FROM (SELECT search_words(wanted) AS words) w
$$;

-- What the index looks up. The more trigrams, the longer it takes, and those of 971, ORD or gmail.com are in every row:
-- of a phone number, an order number or an email with a number the last five digits tell most. Of several words the
-- trigrams across the spaces are left out: they are in a great many rows too, and rows are compared with the whole
-- search text anyway. A word of one or two letters has none of its own, so it stays with its neighbour.
CREATE FUNCTION "search_lookup"(wanted text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce('%' || substring(search_words(wanted) FROM '.*([0-9]{5})') || '%',
        regexp_replace(search_pattern(wanted), '(?<=[^%]{3}) (?=[^ %]{3})', '%', 'g'))
$$;

-- Tables.
CREATE TABLE "lab_test" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price_fils" INTEGER NOT NULL,
    "specimen" TEXT NOT NULL,
    "fasting_hours" INTEGER NOT NULL,
    "turnaround_hours" INTEGER NOT NULL,
    "biomarkers" TEXT[],
    "synonyms" TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "lab_test_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "lab_test_price_check" CHECK ("price_fils" > 0),
    CONSTRAINT "lab_test_hours_check" CHECK ("fasting_hours" >= 0 AND "turnaround_hours" >= 0)
);

CREATE TABLE "health_package" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price_fils" INTEGER NOT NULL,
    "previous_price_fils" INTEGER,
    "benefits" TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "health_package_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "health_package_price_check" CHECK ("price_fils" > 0 AND "previous_price_fils" > 0)
);

CREATE TABLE "package_test" (
    "package_id" INTEGER NOT NULL,
    "test_id" INTEGER NOT NULL,

    CONSTRAINT "package_test_pkey" PRIMARY KEY ("package_id","test_id")
);

CREATE TABLE "booking" (
    "id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "draft_key" TEXT NOT NULL,
    "draft_hash" TEXT NOT NULL,
    "access_key" TEXT NOT NULL,
    "status" "AppointmentStatus" NOT NULL DEFAULT 'Pending',
    "payment_status" "PaymentStatus" NOT NULL DEFAULT 'Unpaid',
    "needs_action" TEXT,
    "refund" "RefundState" NOT NULL DEFAULT 'none',
    "version" INTEGER NOT NULL DEFAULT 0,
    "date" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "visit_at" TIMESTAMPTZ(3) NOT NULL,
    "total_fils" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'AED',
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "door_number" TEXT NOT NULL,
    "building" TEXT NOT NULL,
    "landmark" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "completed_by" TEXT,
    "erased_at" TIMESTAMPTZ(3),
    "search_text" TEXT GENERATED ALWAYS AS (search_fold(' ' || "full_name" || ' ' || "email" || ' ' || "order_id" || ' ' || phone_forms("phone_number"))) STORED,

    CONSTRAINT "booking_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "booking_total_check" CHECK ("total_fils" > 0)
);

CREATE TABLE "booking_line" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "LineKind" NOT NULL,
    "catalogue_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price_fils" INTEGER NOT NULL,
    "specimens" TEXT[],
    "fasting_hours" INTEGER NOT NULL,
    "turnaround_hours" INTEGER NOT NULL,

    CONSTRAINT "booking_line_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "booking_line_price_check" CHECK ("price_fils" > 0)
);

CREATE TABLE "payment_attempt" (
    "id" UUID NOT NULL,
    "attempt_id" TEXT NOT NULL,
    "booking_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "AttemptState" NOT NULL DEFAULT 'initiated',
    "amount_fils" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'AED',
    "tracking_id" TEXT,
    "payment_mode" TEXT,
    "failure_message" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "next_check_at" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    "gateway_status" TEXT,
    "flag" TEXT,
    "flagged_at" TIMESTAMPTZ(3),
    "refund" "RefundState" NOT NULL DEFAULT 'none',
    "refund_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_attempt_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_attempt_amount_check" CHECK ("amount_fils" > 0),
    CONSTRAINT "payment_attempt_number_check" CHECK ("number" >= 1),
    CONSTRAINT "payment_attempt_id_check" CHECK (length("attempt_id") <= 30)
);

CREATE TABLE "gateway_message" (
    "id" UUID NOT NULL,
    "source" "GatewayMessageSource" NOT NULL,
    "raw" TEXT NOT NULL,
    "order_no" TEXT,
    "attempt_id" TEXT,
    "verdict" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gateway_message_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "slot_seat" (
    "date" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "booking_id" UUID NOT NULL,
    "state" "SeatState" NOT NULL DEFAULT 'held',
    "held_until" TIMESTAMPTZ(3),
    "holder_key" TEXT,

    CONSTRAINT "slot_seat_pkey" PRIMARY KEY ("date","time","seat"),
    CONSTRAINT "slot_seat_seat_check" CHECK ("seat" >= 1),
    CONSTRAINT "slot_seat_held_check" CHECK (("state" = 'held') = ("held_until" IS NOT NULL))
);

CREATE TABLE "closed_day" (
    "date" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "closed_day_pkey" PRIMARY KEY ("date")
);

CREATE TABLE "service_request" (
    "id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "kind" "RequestKind" NOT NULL,
    "content_hash" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "past_date" BOOLEAN NOT NULL DEFAULT false,
    "service" TEXT NOT NULL,
    "status" "AppointmentStatus" NOT NULL DEFAULT 'Pending',
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "completed_by" TEXT,
    "erased_at" TIMESTAMPTZ(3),
    "search_text" TEXT GENERATED ALWAYS AS (search_fold(' ' || "full_name" || ' ' || "email" || ' ' || "order_id" || ' ' || phone_forms("phone_number"))) STORED,

    CONSTRAINT "service_request_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "stored_file" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "booking_id" UUID,
    "request_id" UUID,
    "uploaded_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),
    "removed_by" TEXT,
    "remove_reason" TEXT,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stored_file_size_check" CHECK ("size" > 0),
    CONSTRAINT "stored_file_owner_check" CHECK (("booking_id" IS NULL) <> ("request_id" IS NULL))
);

CREATE TABLE "staff_user" (
    "id" UUID NOT NULL,
    "user_name" TEXT NOT NULL,
    "password_hash" TEXT,
    "role" "StaffRole" NOT NULL,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_user_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "staff_session" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_session_pkey" PRIMARY KEY ("token_hash")
);

CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "from_address" TEXT,
    "hash" TEXT,
    "link" BIGINT,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "outbox" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "effect_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "relayed_at" TIMESTAMPTZ(3),
    "not_before" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "effect_done" (
    "effect_key" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "effect_done_pkey" PRIMARY KEY ("effect_key")
);

CREATE TABLE "remote_release" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "manifest" JSONB NOT NULL,
    "released_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),
    "pruned_at" TIMESTAMPTZ(3),

    CONSTRAINT "remote_release_pkey" PRIMARY KEY ("name","version")
);

CREATE TABLE "remote_current" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "previous" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "canary" TEXT,
    "canary_percent" INTEGER NOT NULL DEFAULT 0 CHECK ("canary_percent" BETWEEN 0 AND 100),
    "canary_since" TIMESTAMPTZ(3),

    CONSTRAINT "remote_current_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "registry_revision" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "registry_revision_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "registry_revision_one_row_check" CHECK ("id" = 1)
);

CREATE TABLE "change_request" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "kind" "ChangeKind" NOT NULL,
    "date" TEXT,
    "time" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" TEXT,

    CONSTRAINT "change_request_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "slot_capacity" (
    "date" TEXT NOT NULL DEFAULT '',
    "time" TEXT NOT NULL,
    "capacity" INTEGER NOT NULL CHECK ("capacity" BETWEEN 0 AND 1000),

    CONSTRAINT "slot_capacity_pkey" PRIMARY KEY ("date", "time")
);

CREATE TABLE "record_note" (
    "id" UUID NOT NULL,
    "booking_id" UUID,
    "request_id" UUID,
    "author" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "record_note_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "day_sheet_link" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "area" TEXT,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "day_sheet_link_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "staff_token" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "TokenPurpose" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_token_pkey" PRIMARY KEY ("token_hash")
);

CREATE TABLE "release_health" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "errors" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "release_health_pkey" PRIMARY KEY ("name", "version", "minute")
);

CREATE TABLE "audit_head" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "link" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_head_one_row_check" CHECK ("id" = 1)
);

-- What was posted in the gateway's name and could not be decrypted: one row for an address and an hour, with the beginning of
-- the latest.
CREATE TABLE "unreadable_message" (
    "address_key" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "source" "GatewayMessageSource" NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "sample" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unreadable_message_pkey" PRIMARY KEY ("hour", "address_key", "source")
);

-- Failed logins, counted by account, address and window until the worker puts them into the audit history.
CREATE TABLE "failed_login" (
    "account" TEXT NOT NULL,
    "from_address" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "failed_login_pkey" PRIMARY KEY ("window_start", "account", "from_address")
);

-- What rate limits count, for all processes, where there is no Redis. Unlogged: it may be lost in a crash, and is not
-- worth a write-ahead log. Columns as rate-limiter-flexible has them.
CREATE UNLOGGED TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- Who reported an error of a release, so that one address counts once. The address is a MAC of the network, not the address.
CREATE TABLE "release_error_reporter" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "reporter" TEXT NOT NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "release_error_reporter_pkey" PRIMARY KEY ("name", "version", "reporter")
);

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

-- Indexes.
CREATE UNIQUE INDEX "lab_test_name_key" ON "lab_test"("name");
CREATE UNIQUE INDEX "health_package_name_key" ON "health_package"("name");
CREATE UNIQUE INDEX "booking_order_id_key" ON "booking"("order_id");
CREATE UNIQUE INDEX "booking_draft_key_key" ON "booking"("draft_key");
CREATE INDEX "booking_date_idx" ON "booking"("date");
CREATE UNIQUE INDEX "booking_line_booking_id_position_key" ON "booking_line"("booking_id", "position");
CREATE UNIQUE INDEX "payment_attempt_attempt_id_key" ON "payment_attempt"("attempt_id");
CREATE UNIQUE INDEX "payment_attempt_booking_id_number_key" ON "payment_attempt"("booking_id", "number");
CREATE INDEX "payment_attempt_next_check_at_idx" ON "payment_attempt"("next_check_at");
CREATE INDEX "gateway_message_attempt_id_idx" ON "gateway_message"("attempt_id");
CREATE UNIQUE INDEX "slot_seat_booking_id_key" ON "slot_seat"("booking_id");
CREATE INDEX "slot_seat_held_until_idx" ON "slot_seat"("held_until");
CREATE UNIQUE INDEX "service_request_order_id_key" ON "service_request"("order_id");
CREATE UNIQUE INDEX "stored_file_key_key" ON "stored_file"("key");
CREATE INDEX "stored_file_booking_id_idx" ON "stored_file"("booking_id");
CREATE INDEX "stored_file_request_id_idx" ON "stored_file"("request_id");
CREATE UNIQUE INDEX "staff_user_user_name_key" ON "staff_user"("user_name");
CREATE INDEX "staff_session_user_id_idx" ON "staff_session"("user_id");
CREATE INDEX "audit_entry_subject_type_subject_id_id_idx" ON "audit_entry"("subject_type", "subject_id", "id");
CREATE UNIQUE INDEX "outbox_effect_key_key" ON "outbox"("effect_key");
CREATE INDEX "outbox_relayed_at_created_at_idx" ON "outbox"("relayed_at", "created_at");
CREATE INDEX "change_request_booking_id_idx" ON "change_request"("booking_id");
CREATE INDEX "record_note_booking_id_idx" ON "record_note"("booking_id");
CREATE INDEX "record_note_request_id_idx" ON "record_note"("request_id");
CREATE UNIQUE INDEX "day_sheet_link_token_hash_key" ON "day_sheet_link"("token_hash");
CREATE INDEX "day_sheet_link_date_idx" ON "day_sheet_link"("date");
CREATE INDEX "staff_token_user_id_idx" ON "staff_token"("user_id");
CREATE UNIQUE INDEX "payment_attempt_one_paid_key" ON "payment_attempt"("booking_id") WHERE "state" = 'paid';
CREATE INDEX "booking_needs_action_idx" ON "booking"("needs_action") WHERE "needs_action" IS NOT NULL;
CREATE INDEX "remote_release_retired_at_idx" ON "remote_release"("retired_at") WHERE "pruned_at" IS NULL;
CREATE INDEX "release_health_minute_idx" ON "release_health"("minute");
CREATE UNIQUE INDEX "audit_entry_link_key" ON "audit_entry"("link");
CREATE INDEX "audit_entry_actor_id_idx" ON "audit_entry"("actor", "id");
CREATE INDEX "audit_entry_action_id_idx" ON "audit_entry"("action", "id");
CREATE INDEX "payment_attempt_unconfirmed_idx" ON "payment_attempt"("started_at")
    WHERE "state" = 'initiated' OR "gateway_status" = 'Successful';
CREATE INDEX "payment_attempt_refund_requested_idx" ON "payment_attempt"("refund_at") WHERE "refund" = 'requested';
CREATE INDEX "booking_email_lower_idx" ON "booking" (lower("email"));
CREATE INDEX "service_request_email_lower_idx" ON "service_request" (lower("email"));
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");
CREATE INDEX "release_error_reporter_reported_at_idx" ON "release_error_reporter" ("reported_at");

-- The admin lists.
-- The planner guesses from these samples how frequent a wanted text is.
ALTER TABLE "booking" ALTER COLUMN "search_text" SET STATISTICS 1000;
ALTER TABLE "service_request" ALTER COLUMN "search_text" SET STATISTICS 1000;
-- fastupdate off: a list of pending entries would be read through by every search.
CREATE INDEX "booking_search_text_idx" ON "booking" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "service_request_search_text_idx" ON "service_request" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);

-- One index for each sort order. The filters are keys after those of the order: then Postgres checks them in the index,
-- also where a search needs the row, and a page of few matches reads a tenth of the rows.
CREATE INDEX "booking_created_at_id_idx" ON "booking"("created_at", "id", "status", "payment_status") INCLUDE ("needs_action");
CREATE INDEX "booking_visit_at_id_idx" ON "booking"("visit_at", "id", "status", "payment_status") INCLUDE ("needs_action");
CREATE INDEX "service_request_created_at_id_idx" ON "service_request"("created_at", "id", "status");
CREATE INDEX "service_request_date_created_at_id_idx" ON "service_request"("date", "created_at", "id", "status");
-- Filters that let only few of the rows through.
CREATE INDEX "booking_payment_status_idx" ON "booking"("payment_status", "created_at") WHERE "payment_status" <> 'Paid';

-- Foreign keys.
ALTER TABLE "package_test" ADD CONSTRAINT "package_test_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "health_package"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "package_test" ADD CONSTRAINT "package_test_test_id_fkey" FOREIGN KEY ("test_id") REFERENCES "lab_test"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "slot_seat" ADD CONSTRAINT "slot_seat_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_token" ADD CONSTRAINT "staff_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit history is append-only, whoever asks, and a chain: every entry carries its place, and SHA-256 over the hash
-- before it and its contents. "audit_head" is the end of the chain; who adds to it locks this row.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
-- An entry gets link and hash once, from the trigger; everything else stays refused.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 AND OLD."hash" IS NULL AND NEW."hash" IS NOT NULL
       AND to_jsonb(NEW) - 'hash' - 'link' = to_jsonb(OLD) - 'hash' - 'link' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- The processes run with a role that may add entries to the audit history and nothing else (see src/runtime-role.ts).
-- Chaining an entry updates it and the head, so the function runs with the rights of its owner. src/audit/
-- internal/entry-hash.ts builds the same text from the plain columns.
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
    head "audit_head";
    place BIGINT;
    next_hash TEXT;
BEGIN
    SELECT * INTO STRICT head FROM "audit_head" FOR UPDATE;
    place := head."link" + 1;
    next_hash := encode(sha256(convert_to(head."hash" || jsonb_build_array(place, NEW."id",
        (extract(epoch FROM NEW."at") * 1000)::bigint, NEW."actor", NEW."action", NEW."subject_type", NEW."subject_id",
        NEW."detail", NEW."from_address")::text, 'UTF8')), 'hex');
    UPDATE "audit_entry" SET "link" = place, "hash" = next_hash WHERE "id" = NEW."id";
    UPDATE "audit_head" SET "link" = place, "hash" = next_hash;
    RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION "chain_audit_entry"() FROM PUBLIC;
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
    FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
-- At commit: the chain is locked for the last moment of a transaction only, and as its last lock, so that bookings
-- neither wait for one another nor deadlock.
CREATE CONSTRAINT TRIGGER "audit_entry_chain" AFTER INSERT ON "audit_entry"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();
CREATE TRIGGER "audit_entry_no_truncate" BEFORE TRUNCATE ON "audit_entry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Wakes the worker's relay when the transaction commits; it polls besides.
CREATE FUNCTION "announce_outbox"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('outbox', '');
    RETURN NULL;
END $$;
CREATE TRIGGER "outbox_announce" AFTER INSERT ON "outbox"
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_outbox"();

-- The counters of the admin lists. A new row counts one more, a removed one one less, a changed one both.
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

CREATE TRIGGER "booking_count_insert" AFTER INSERT ON "booking" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();
CREATE TRIGGER "booking_count_update" AFTER UPDATE ON "booking" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();
CREATE TRIGGER "booking_count_delete" AFTER DELETE ON "booking" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();
CREATE TRIGGER "booking_count_truncate" AFTER TRUNCATE ON "booking" FOR EACH STATEMENT EXECUTE FUNCTION "reset_list_count"();
CREATE TRIGGER "service_request_count_insert" AFTER INSERT ON "service_request" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_service_requests"();
CREATE TRIGGER "service_request_count_update" AFTER UPDATE ON "service_request" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_service_requests"();
CREATE TRIGGER "service_request_count_delete" AFTER DELETE ON "service_request" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_service_requests"();
CREATE TRIGGER "service_request_count_truncate" AFTER TRUNCATE ON "service_request" FOR EACH STATEMENT EXECUTE FUNCTION "reset_list_count"();

-- Rows that are there once.
INSERT INTO "registry_revision" ("id", "revision") VALUES (1, 0);
INSERT INTO "audit_head" ("link", "hash") VALUES (0, '');
