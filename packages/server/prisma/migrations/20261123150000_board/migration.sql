-- The owner's board: totals of each day in Dubai, the days whose totals have to be made again, and how often a step of
-- the booking was shown. Days and names are compared byte by byte, which is several times as fast as in a language's order.
CREATE TABLE "board_total" (
    "figure" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL,
    "fils" BIGINT NOT NULL,

    CONSTRAINT "board_total_pkey" PRIMARY KEY ("figure", "day", "key")
);
CREATE INDEX "board_total_day_idx" ON "board_total"("day");

-- Rows are only added here, so that writers never wait for one another; a job takes them away with the totals made again.
CREATE TABLE "board_change" (
    "id" BIGSERIAL NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "board_change_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
CREATE INDEX "board_change_day_idx" ON "board_change"("day");

CREATE TABLE "wizard_step_count" (
    "day" TEXT COLLATE "C" NOT NULL,
    "step" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "wizard_step_count_pkey" PRIMARY KEY ("day", "step")
);

-- A day's totals are made from these. On a large table, make them by hand with CONCURRENTLY before the migration.
CREATE INDEX IF NOT EXISTS "payment_attempt_paid_idx" ON "payment_attempt"("started_at")
    WHERE "state" IN ('paid', 'surplus', 'reversed');
CREATE INDEX IF NOT EXISTS "payment_attempt_refunded_idx" ON "payment_attempt"("refund_at") WHERE "refund" = 'done';
CREATE INDEX IF NOT EXISTS "visit_step_sample_idx" ON "visit_step"("at") WHERE "kind" = 'sampleTaken';

CREATE FUNCTION "dubai_day"(TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT to_char($1 AT TIME ZONE 'Asia/Dubai', 'YYYY-MM-DD')
$$;

-- Each function notes the days on which a row counts, before and after its change. Transition tables exist only for the
-- events that have them, so each is read in its own statement.
CREATE FUNCTION "note_board_attempts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "board_change" ("day")
        SELECT "dubai_day"("started_at") FROM new_rows WHERE "state" IN ('paid', 'surplus', 'reversed')
        UNION SELECT "dubai_day"("refund_at") FROM new_rows WHERE "refund" = 'done' AND "refund_at" IS NOT NULL;
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        INSERT INTO "board_change" ("day")
        SELECT "dubai_day"("started_at") FROM old_rows WHERE "state" IN ('paid', 'surplus', 'reversed')
        UNION SELECT "dubai_day"("refund_at") FROM old_rows WHERE "refund" = 'done' AND "refund_at" IS NOT NULL;
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION "note_board_seats"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "board_change" ("day") SELECT DISTINCT "date" FROM new_rows WHERE "state" = 'booked';
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        INSERT INTO "board_change" ("day") SELECT DISTINCT "date" FROM old_rows WHERE "state" = 'booked';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION "note_board_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO "board_change" ("day") SELECT DISTINCT "dubai_day"("created_at") FROM new_rows;
    ELSE
        INSERT INTO "board_change" ("day") SELECT DISTINCT "dubai_day"("created_at") FROM old_rows;
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION "note_board_samples"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "board_change" ("day")
        SELECT DISTINCT "dubai_day"(s."at") FROM new_rows n JOIN "visit_step" s ON s."booking_id" = n."booking_id"
        WHERE s."kind" = 'sampleTaken';
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        INSERT INTO "board_change" ("day")
        SELECT DISTINCT "dubai_day"("at") FROM old_rows WHERE "kind" = 'sampleTaken'
        UNION SELECT "dubai_day"(s."at") FROM old_rows o JOIN "visit_step" s ON s."booking_id" = o."booking_id"
        WHERE s."kind" = 'sampleTaken';
    END IF;
    RETURN NULL;
END $$;

-- Who takes a sample or releases a report locks the booking, so that each sees what the other has stored.
CREATE FUNCTION "note_board_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "board_change" ("day")
        SELECT DISTINCT "dubai_day"(s."at") FROM new_rows n JOIN "visit_step" s ON s."booking_id" = n."booking_id"
        WHERE s."kind" = 'sampleTaken' AND n."released_at" IS NOT NULL;
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        INSERT INTO "board_change" ("day")
        SELECT DISTINCT "dubai_day"(s."at") FROM old_rows o JOIN "visit_step" s ON s."booking_id" = o."booking_id"
        WHERE s."kind" = 'sampleTaken' AND o."released_at" IS NOT NULL;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "payment_attempt_board_insert" AFTER INSERT ON "payment_attempt" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_attempts"();
CREATE TRIGGER "payment_attempt_board_update" AFTER UPDATE ON "payment_attempt" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_attempts"();
CREATE TRIGGER "payment_attempt_board_delete" AFTER DELETE ON "payment_attempt" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_attempts"();
CREATE TRIGGER "slot_seat_board_insert" AFTER INSERT ON "slot_seat" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_seats"();
CREATE TRIGGER "slot_seat_board_update" AFTER UPDATE ON "slot_seat" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_seats"();
CREATE TRIGGER "slot_seat_board_delete" AFTER DELETE ON "slot_seat" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_seats"();
CREATE TRIGGER "service_request_board_insert" AFTER INSERT ON "service_request" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_requests"();
CREATE TRIGGER "service_request_board_delete" AFTER DELETE ON "service_request" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_requests"();
CREATE TRIGGER "visit_step_board_insert" AFTER INSERT ON "visit_step" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_samples"();
CREATE TRIGGER "visit_step_board_update" AFTER UPDATE ON "visit_step" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_samples"();
CREATE TRIGGER "visit_step_board_delete" AFTER DELETE ON "visit_step" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_samples"();
CREATE TRIGGER "report_board_insert" AFTER INSERT ON "report" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_reports"();
CREATE TRIGGER "report_board_update" AFTER UPDATE ON "report" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_reports"();
CREATE TRIGGER "report_board_delete" AFTER DELETE ON "report" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_board_reports"();

-- Nothing is counted here: every day since the first record is noted, and the job makes the totals, some days at a time.
INSERT INTO "board_change" ("day")
SELECT to_char(d, 'YYYY-MM-DD') FROM generate_series(
    (SELECT least((SELECT min("created_at") FROM "booking"), (SELECT min("created_at") FROM "service_request"))
        AT TIME ZONE 'Asia/Dubai')::date,
    greatest((SELECT max("date") FROM "slot_seat"), "dubai_day"(now()))::date, '1 day') d;
