-- Prices of care, what families are offered, and how the people around a patient get news.
CREATE TYPE "RateUnit" AS ENUM ('visit', 'hour', 'shift12', 'day24', 'liveInDay', 'month');
CREATE TYPE "DayClass" AS ENUM ('weekday', 'night', 'holiday');
CREATE TYPE "VatRule" AS ENUM ('zero', 'standard', 'none');
CREATE TYPE "QuoteState" AS ENUM ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded');
CREATE TYPE "Billing" AS ENUM ('once', 'week', 'month');

CREATE TABLE "rate" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "service" TEXT NOT NULL,
    "unit" "RateUnit" NOT NULL,
    "day_class" "DayClass" NOT NULL,
    "fils" INTEGER NOT NULL,
    "vat_rule" "VatRule" NOT NULL,
    "valid_from" TEXT NOT NULL,
    "valid_until" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    CONSTRAINT "rate_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "rate_service_unit_day_class_valid_from_key" ON "rate"("service", "unit", "day_class", "valid_from");

CREATE TABLE "quote" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "case_id" UUID NOT NULL REFERENCES "care_case"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "state" "QuoteState" NOT NULL DEFAULT 'draft',
    "starts_on" TEXT NOT NULL,
    "ends_on" TEXT,
    "billing" "Billing" NOT NULL,
    "valid_until" TEXT NOT NULL,
    "discount_fils" INTEGER NOT NULL,
    "discount_reason" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "contact_id" UUID REFERENCES "case_contact"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    "sent_to_name" TEXT NOT NULL DEFAULT '',
    "sent_by" "Way",
    "locale" "Locale" NOT NULL DEFAULT 'en',
    "sent_at" TIMESTAMPTZ(3),
    "access_key" TEXT NOT NULL,
    "content_hash" TEXT,
    "terms_version" TEXT,
    "opened_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" TEXT,
    "close_reason" TEXT NOT NULL DEFAULT '',
    "accepted_name" TEXT,
    "accepted_from" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    CONSTRAINT "quote_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "quote_case_id_position_key" ON "quote"("case_id", "position");
CREATE INDEX "quote_contact_id_idx" ON "quote"("contact_id");
-- Those that will expire.
CREATE INDEX "quote_valid_until_id_idx" ON "quote"("valid_until", "id") WHERE "state" = 'sent';

CREATE TABLE "quote_line" (
    "quote_id" UUID NOT NULL REFERENCES "quote"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "position" INTEGER NOT NULL,
    "service" TEXT NOT NULL,
    "unit" "RateUnit" NOT NULL,
    "day_class" "DayClass" NOT NULL,
    "days" INTEGER[],
    "start_minute" INTEGER,
    "minutes" INTEGER,
    "times" INTEGER NOT NULL,
    "counted" BOOLEAN NOT NULL,
    "unit_fils" INTEGER NOT NULL,
    "vat_rule" "VatRule" NOT NULL,
    CONSTRAINT "quote_line_pkey" PRIMARY KEY ("quote_id", "position")
);

ALTER TABLE "case_contact" ADD COLUMN "locale" "Locale" NOT NULL DEFAULT 'en';
ALTER TABLE "case_contact" ADD COLUMN "contact_by" "Way" NOT NULL DEFAULT 'email';
ALTER TABLE "case_contact" ADD COLUMN "email_refused_at" TIMESTAMPTZ(3);
ALTER TABLE "case_contact" ADD COLUMN "unreached_at" TIMESTAMPTZ(3);
ALTER TABLE "message" ADD COLUMN "case_contact_id" UUID REFERENCES "case_contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "message_case_contact_id_idx" ON "message"("case_contact_id") WHERE "case_contact_id" IS NOT NULL;

-- Who sent the request has said how they want to get news. Others get it by phone where they have no email.
UPDATE "case_contact" SET "contact_by" = 'whatsapp' WHERE "email" = '';
UPDATE "case_contact" c SET "locale" = r."locale", "contact_by" = r."contact_by"
    FROM "service_request" r WHERE r."case_id" = c."case_id" AND r."phone_number" = c."phone_number" AND r."email" = c."email";
