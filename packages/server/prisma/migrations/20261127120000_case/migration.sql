-- Care of one patient, from the first request on: who and where, who is to be asked, what is to be done next and when.
CREATE TYPE "CaseState" AS ENUM ('new', 'calling', 'active', 'paused', 'ended', 'lost');

CREATE SEQUENCE "care_case_number_seq" START 10001;
CREATE TABLE "care_case" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "number" INTEGER NOT NULL DEFAULT nextval('care_case_number_seq'),
    "state" "CaseState" NOT NULL DEFAULT 'new',
    "reason" TEXT,
    "reason_text" TEXT,
    "service" TEXT NOT NULL,
    "responsible" TEXT,
    "follow_up_at" TIMESTAMPTZ(3),
    "patient_name" TEXT NOT NULL,
    "date_of_birth" TEXT,
    "sex" TEXT,
    "languages" TEXT[] DEFAULT '{}',
    "door_number" TEXT NOT NULL DEFAULT '',
    "building" TEXT NOT NULL DEFAULT '',
    "landmark" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "pin" TEXT,
    "access_notes" TEXT NOT NULL DEFAULT '',
    "nurse_sex" TEXT NOT NULL DEFAULT 'any',
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "erased_at" TIMESTAMPTZ(3),
    "search_text" TEXT GENERATED ALWAYS AS (search_fold(' ' || "patient_name" || ' c-' || "number"::text || ' ' || "number"::text)) STORED,
    CONSTRAINT "care_case_pkey" PRIMARY KEY ("id")
);
ALTER SEQUENCE "care_case_number_seq" OWNED BY "care_case"."number";
CREATE UNIQUE INDEX "care_case_number_key" ON "care_case"("number");
-- The desk's list: what is due first, then what nobody has planned anything for.
CREATE INDEX "care_case_follow_up_at_id_idx" ON "care_case"("follow_up_at" NULLS FIRST, "id") WHERE "state" NOT IN ('ended', 'lost');
CREATE INDEX "care_case_created_at_id_idx" ON "care_case"("created_at", "id");
CREATE INDEX "care_case_search_text_idx" ON "care_case" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);

CREATE TABLE "case_health" (
    "case_id" UUID NOT NULL,
    "diagnosis" TEXT NOT NULL DEFAULT '',
    "mobility" TEXT NOT NULL DEFAULT '',
    "allergies" TEXT NOT NULL DEFAULT '',
    "risks" TEXT NOT NULL DEFAULT '',
    "equipment" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "case_health_pkey" PRIMARY KEY ("case_id")
);

CREATE TABLE "case_contact" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "phone_e164" TEXT,
    "email" TEXT NOT NULL DEFAULT '',
    "relation" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "case_contact_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "case_contact_case_id_idx" ON "case_contact"("case_id");
CREATE INDEX "case_contact_phone_e164_idx" ON "case_contact"("phone_e164");

CREATE TABLE "follow_up" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "text" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "done_by" TEXT,
    "result" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "follow_up_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "follow_up_case_id_due_at_idx" ON "follow_up"("case_id", "due_at");

ALTER TABLE "service_request" ADD COLUMN "case_id" UUID REFERENCES "care_case"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "service_request_case_id_idx" ON "service_request"("case_id") WHERE "case_id" IS NOT NULL;
ALTER TABLE "record_note" ADD COLUMN "case_id" UUID;
CREATE INDEX "record_note_case_id_idx" ON "record_note"("case_id") WHERE "case_id" IS NOT NULL;

ALTER TABLE "case_health" ADD CONSTRAINT "case_health_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "care_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_contact" ADD CONSTRAINT "case_contact_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "care_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "care_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The requests that nobody has finished yet. Their cases have the requests' own ids.
INSERT INTO "care_case" ("id", "state", "service", "responsible", "follow_up_at", "patient_name", "created_at", "updated_at")
    SELECT "id", CASE WHEN "call_outcome" IS NULL THEN 'new' ELSE 'calling' END::"CaseState", "service", "assignee",
        CASE WHEN "call_outcome" IS NULL THEN "created_at" ELSE "call_again_at" END, "full_name", "created_at", now()
    FROM "service_request" WHERE "status" = 'Pending' AND NOT "suspected" AND "erased_at" IS NULL ORDER BY "created_at", "id";
UPDATE "service_request" SET "case_id" = "id" WHERE "id" IN (SELECT "id" FROM "care_case");
INSERT INTO "case_contact" ("case_id", "name", "phone_number", "phone_e164", "email", "created_at")
    SELECT "case_id", "full_name", "phone_number", "phone_e164", "email", "created_at" FROM "service_request" WHERE "case_id" IS NOT NULL;
