-- Laboratory reports, the links that open one to a doctor, and every opening.
CREATE TYPE "ReportState" AS ENUM ('uploaded', 'released', 'replaced', 'withdrawn', 'discarded');

CREATE TABLE "report" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "state" "ReportState" NOT NULL DEFAULT 'uploaded',
    "key" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content_key" TEXT,
    "uploaded_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "released_at" TIMESTAMPTZ(3),
    "released_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "ended_by" TEXT,
    "end_reason" TEXT,
    "reminded_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "report_key_key" ON "report"("key");
CREATE INDEX "report_booking_id_idx" ON "report"("booking_id");
CREATE INDEX "report_content_key_idx" ON "report"("content_key");
-- A booking has one report that waits for its release and one that is open to the patient, at most.
CREATE UNIQUE INDEX "report_one_uploaded_key" ON "report"("booking_id") WHERE "state" = 'uploaded';
CREATE UNIQUE INDEX "report_one_released_key" ON "report"("booking_id") WHERE "state" = 'released';
CREATE INDEX "report_unopened_idx" ON "report"("released_at") WHERE "state" = 'released' AND "reminded_at" IS NULL;

CREATE TABLE "report_share" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "passcode_key" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "locked_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_share_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "report_share_token_hash_key" ON "report_share"("token_hash");
CREATE INDEX "report_share_booking_id_idx" ON "report_share"("booking_id");

CREATE TABLE "report_opening" (
    "id" UUID NOT NULL,
    "report_id" UUID NOT NULL,
    "share_id" UUID,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_opening_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "report_opening_report_id_idx" ON "report_opening"("report_id");
CREATE INDEX "report_opening_share_id_idx" ON "report_opening"("share_id");

ALTER TABLE "report" ADD CONSTRAINT "report_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_share" ADD CONSTRAINT "report_share_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_opening" ADD CONSTRAINT "report_opening_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_opening" ADD CONSTRAINT "report_opening_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "report_share"("id") ON DELETE CASCADE ON UPDATE CASCADE;
