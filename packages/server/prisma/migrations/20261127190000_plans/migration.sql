-- Plans of care: rules by which visits are made ahead, pauses, and public holidays.
CREATE TABLE "plan_rule" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL REFERENCES "care_case"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "line_id" UUID NOT NULL,
    "quote_id" UUID,
    "quote_position" INTEGER,
    "service" TEXT NOT NULL,
    "rrule" TEXT NOT NULL,
    "starts_on" TEXT NOT NULL,
    "ends_on" TEXT,
    "start_minute" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "skills" TEXT[],
    "on_holidays" BOOLEAN NOT NULL,
    "nurse_id" UUID REFERENCES "nurse"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    "accepted" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    CONSTRAINT "plan_rule_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "plan_rule_quote_id_quote_position_fkey" FOREIGN KEY ("quote_id", "quote_position") REFERENCES "quote_line"("quote_id", "position") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "plan_rule_minutes_check" CHECK ("minutes" BETWEEN 15 AND 1440 AND "start_minute" BETWEEN 0 AND 1439)
);
CREATE INDEX "plan_rule_case_id_starts_on_idx" ON "plan_rule"("case_id", "starts_on");

CREATE TABLE "plan_task" (
    "rule_id" UUID NOT NULL REFERENCES "plan_rule"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "at_minute" INTEGER,
    "required" BOOLEAN NOT NULL,
    CONSTRAINT "plan_task_pkey" PRIMARY KEY ("rule_id", "position")
);

CREATE TABLE "plan_pause" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL REFERENCES "care_case"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "paused_from" TEXT NOT NULL,
    "paused_until" TEXT,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    CONSTRAINT "plan_pause_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "plan_pause_case_id_paused_from_idx" ON "plan_pause"("case_id", "paused_from");

CREATE TABLE "holiday" (
    "date" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "confirmed" BOOLEAN NOT NULL,
    CONSTRAINT "holiday_pkey" PRIMARY KEY ("date")
);

ALTER TABLE "care_case" ADD COLUMN "planned_through" TEXT;
-- Those for which visits are due to be made.
CREATE INDEX "care_case_planned_through_id_idx" ON "care_case"("planned_through", "id") WHERE "planned_through" IS NOT NULL;

ALTER TABLE "care_visit" ADD COLUMN "rule_id" UUID REFERENCES "plan_rule"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "care_visit" ADD COLUMN "occurs_on" TEXT;
ALTER TABLE "care_visit" ADD COLUMN "by_hand" BOOLEAN NOT NULL DEFAULT false;
CREATE UNIQUE INDEX "care_visit_rule_id_occurs_on_key" ON "care_visit"("rule_id", "occurs_on");
-- Visits that nobody makes yet.
CREATE INDEX "care_visit_open_idx" ON "care_visit"("starts_at") WHERE "state" = 'planned' AND "nurse_id" IS NULL;
