-- Visits of care, what nurses may do, and one pool of nurses: a time of a nurse belongs to one visit, a booking's or one of care.
CREATE EXTENSION IF NOT EXISTS "btree_gist" SCHEMA public;

ALTER TABLE "nurse" ADD COLUMN "profession" TEXT NOT NULL DEFAULT 'nurse';
ALTER TABLE "nurse" ADD COLUMN "skills" TEXT[] DEFAULT '{}';
ALTER TABLE "nurse" ADD COLUMN "sex" TEXT;
ALTER TABLE "nurse" ADD COLUMN "licence_until" TEXT;

CREATE TYPE "CareVisitKind" AS ENUM ('assessment', 'visit');
CREATE TYPE "CareVisitState" AS ENUM ('planned', 'ended', 'canceled', 'missed');

CREATE TABLE "care_visit" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "kind" "CareVisitKind" NOT NULL,
    "service" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "skills" TEXT[] DEFAULT '{}',
    "nurse_id" UUID,
    "accepted_rules" TEXT[] DEFAULT '{}',
    "state" "CareVisitState" NOT NULL DEFAULT 'planned',
    "reason" TEXT,
    "reason_text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "care_visit_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "care_visit_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "care_case"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "care_visit_nurse_id_fkey" FOREIGN KEY ("nurse_id") REFERENCES "nurse"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "care_visit_times_check" CHECK ("ends_at" > "starts_at" AND "ends_at" - "starts_at" <= interval '24 hours')
);
CREATE INDEX "care_visit_case_id_starts_at_idx" ON "care_visit"("case_id", "starts_at");
CREATE INDEX "care_visit_nurse_id_starts_at_idx" ON "care_visit"("nurse_id", "starts_at");
CREATE INDEX "care_visit_starts_at_id_idx" ON "care_visit"("starts_at", "id");

CREATE TABLE "nurse_occupation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "nurse_id" UUID NOT NULL,
    "from_at" TIMESTAMPTZ(3) NOT NULL,
    "to_at" TIMESTAMPTZ(3) NOT NULL,
    "booking_id" UUID,
    "visit_id" UUID,
    CONSTRAINT "nurse_occupation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "nurse_occupation_nurse_id_fkey" FOREIGN KEY ("nurse_id") REFERENCES "nurse"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "nurse_occupation_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "nurse_occupation_visit_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "care_visit"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "nurse_occupation_one_check" CHECK (num_nonnulls("booking_id", "visit_id") = 1),
    CONSTRAINT "nurse_occupation_times_check" CHECK ("to_at" > "from_at" AND "to_at" - "from_at" <= interval '24 hours'),
    -- From included, to not: one visit may begin when the other ends.
    CONSTRAINT "nurse_occupation_once_excl" EXCLUDE USING gist ("nurse_id" WITH =, tstzrange("from_at", "to_at") WITH &&)
);
CREATE UNIQUE INDEX "nurse_occupation_booking_id_key" ON "nurse_occupation"("booking_id");
CREATE UNIQUE INDEX "nurse_occupation_visit_id_key" ON "nurse_occupation"("visit_id");
CREATE INDEX "nurse_occupation_from_at_idx" ON "nurse_occupation"("from_at");

-- Half an hour, or ten minutes for each person, at most an hour.
CREATE FUNCTION "booking_ends_at"("visit_at" TIMESTAMPTZ, "other_people" TEXT[]) RETURNS TIMESTAMPTZ LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT visit_at + make_interval(mins => greatest(30, least(60, 10 * (1 + coalesce(cardinality(other_people), 0)))))
$$;

-- Gives the bookings of a nurse that touch a time and have none yet their occupation, the one that was assigned first before the
-- others. It never fails: a booking whose time is taken stays without, which staff see as a clash.
CREATE FUNCTION "occupy_nurse"("of_nurse" UUID, "from_time" TIMESTAMPTZ, "to_time" TIMESTAMPTZ) RETURNS void LANGUAGE sql AS $$
    INSERT INTO nurse_occupation (nurse_id, from_at, to_at, booking_id)
    SELECT b.nurse_id, b.visit_at, booking_ends_at(b.visit_at, b.other_people), b.id
    FROM booking b JOIN nurse n ON n.id = b.nurse_id
    WHERE b.nurse_id = of_nurse AND b.status <> 'Canceled'
        AND b.date BETWEEN dubai_day(from_time - interval '1 hour') AND dubai_day(to_time)
        AND b.visit_at < to_time AND booking_ends_at(b.visit_at, b.other_people) > from_time
        AND NOT EXISTS (SELECT FROM nurse_occupation o WHERE o.booking_id = b.id)
    ORDER BY b.nurse_assigned_at NULLS LAST, b.id
    -- A booking that another transaction is deleting gets none: its row would be missing at the end.
    FOR KEY SHARE OF b SKIP LOCKED
    ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION "occupy_by_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ends TIMESTAMPTZ := booking_ends_at(NEW.visit_at, NEW.other_people);
BEGIN
    DELETE FROM nurse_occupation o WHERE o.booking_id = NEW.id
        AND (NEW.status = 'Canceled' OR NEW.nurse_id IS DISTINCT FROM o.nurse_id OR NEW.visit_at <> o.from_at OR ends <> o.to_at);
    IF NEW.nurse_id IS NOT NULL AND NEW.status <> 'Canceled' THEN
        PERFORM occupy_nurse(NEW.nurse_id, NEW.visit_at, ends);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "occupy_by_new_booking" AFTER INSERT ON "booking" FOR EACH ROW
    WHEN (NEW."nurse_id" IS NOT NULL) EXECUTE FUNCTION "occupy_by_booking"();
CREATE TRIGGER "occupy_by_changed_booking" AFTER UPDATE OF "nurse_id", "visit_at", "status", "other_people" ON "booking" FOR EACH ROW
    WHEN (OLD."nurse_id" IS NOT NULL OR NEW."nurse_id" IS NOT NULL) EXECUTE FUNCTION "occupy_by_booking"();

-- A time that gets free belongs to the booking that waits for it, so that its clash is over.
CREATE FUNCTION "occupy_freed_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM occupy_nurse(OLD.nurse_id, OLD.from_at, OLD.to_at);
    RETURN NULL;
END $$;
CREATE TRIGGER "occupy_freed_time" AFTER DELETE ON "nurse_occupation" FOR EACH ROW EXECUTE FUNCTION "occupy_freed_time"();

INSERT INTO "nurse_occupation" ("nurse_id", "from_at", "to_at", "booking_id")
    SELECT b.nurse_id, b.visit_at, booking_ends_at(b.visit_at, b.other_people), b.id
    FROM booking b JOIN nurse n ON n.id = b.nurse_id WHERE b.status = 'Pending'
    ORDER BY b.nurse_assigned_at NULLS LAST, b.id ON CONFLICT DO NOTHING;
