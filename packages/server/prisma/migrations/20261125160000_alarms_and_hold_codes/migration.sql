-- What staff must hear of that is no booking: a broken audit history, a release with many errors.
CREATE TABLE "alarm" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "kind" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "raised_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "alarm_pkey" PRIMARY KEY ("id")
);
-- One open alarm for a kind and a subject.
CREATE UNIQUE INDEX "alarm_open_key" ON "alarm" ("kind", "subject") WHERE "ended_at" IS NULL;

-- Codes that show that an email address is the visitor's own, before the last third of a day's seats is held.
CREATE TABLE "hold_code" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "email" TEXT NOT NULL,
  "address_key" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "used_at" TIMESTAMPTZ(3),
  CONSTRAINT "hold_code_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "hold_code_email_created_at_idx" ON "hold_code" ("email", "created_at");
CREATE INDEX "hold_code_address_key_created_at_idx" ON "hold_code" ("address_key", "created_at");
CREATE INDEX "hold_code_created_at_idx" ON "hold_code" ("created_at");
