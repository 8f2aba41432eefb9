-- How a patient wants to get news, and the messages to and from phones.
CREATE TYPE "Way" AS ENUM ('whatsapp', 'sms', 'email');
CREATE TYPE "MessageState" AS ENUM ('waiting', 'sent', 'delivered', 'read', 'failed', 'dropped');
ALTER TABLE "booking" ADD COLUMN "contact_by" "Way" NOT NULL DEFAULT 'email';
ALTER TABLE "service_request" ADD COLUMN "contact_by" "Way" NOT NULL DEFAULT 'email';

CREATE TABLE "message" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "way" "Way" NOT NULL,
    "incoming" BOOLEAN NOT NULL DEFAULT false,
    "booking_id" UUID,
    "request_id" UUID,
    "news" TEXT,
    "news_key" TEXT,
    "payload" JSONB,
    "locale" "Locale" NOT NULL,
    "text" TEXT,
    "state" "MessageState" NOT NULL DEFAULT 'waiting',
    "state_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reason" TEXT,
    "provider_id" TEXT,
    "contact_id" TEXT,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,
    "not_before" TIMESTAMPTZ(3),
    CONSTRAINT "message_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "message_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "message_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_request"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "message_news_key_way_key" ON "message"("news_key", "way");
CREATE UNIQUE INDEX "message_way_provider_id_key" ON "message"("way", "provider_id");
CREATE INDEX "message_phone_decided_at_idx" ON "message"("phone", "decided_at");
CREATE INDEX "message_booking_id_idx" ON "message"("booking_id");
CREATE INDEX "message_request_id_idx" ON "message"("request_id");
CREATE INDEX "message_state_state_at_idx" ON "message"("state", "state_at");

-- What was said to an erased patient goes with the name, and so does the whole thread of a number that no other record has.
-- A trigger, since the version before erases without knowing this table.
CREATE FUNCTION "erase_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "message" WHERE "booking_id" = NEW."id" OR "request_id" = NEW."id";
    DELETE FROM "message" m WHERE m."phone" = OLD."phone_e164" AND m."phone" <> ''
        AND NOT EXISTS (SELECT FROM "booking" b WHERE b."phone_e164" = m."phone" AND b."id" <> NEW."id" AND b."erased_at" IS NULL)
        AND NOT EXISTS (SELECT FROM "service_request" r WHERE r."phone_e164" = m."phone" AND r."id" <> NEW."id" AND r."erased_at" IS NULL);
    RETURN NULL;
END $$;
CREATE TRIGGER "booking_erased_messages" AFTER UPDATE OF "erased_at" ON "booking" FOR EACH ROW
    WHEN (NEW."erased_at" IS NOT NULL) EXECUTE FUNCTION "erase_messages"();
CREATE TRIGGER "service_request_erased_messages" AFTER UPDATE OF "erased_at" ON "service_request" FOR EACH ROW
    WHEN (NEW."erased_at" IS NOT NULL) EXECUTE FUNCTION "erase_messages"();
