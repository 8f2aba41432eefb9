-- Emails in the threads of patients, and up to which email the mailbox of replies was read.
ALTER TABLE "message" ADD COLUMN "subject" TEXT;
CREATE INDEX "message_email_idx" ON "message"("contact_id", "decided_at") WHERE "way" = 'email';
CREATE TABLE "reply_inbox" (
    "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
    "validity" TEXT NOT NULL,
    "uid" BIGINT NOT NULL,
    CONSTRAINT "reply_inbox_pkey" PRIMARY KEY ("id")
);

-- As before, and also what an address wrote and got that no other record has.
CREATE OR REPLACE FUNCTION "erase_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "message" WHERE "booking_id" = NEW."id" OR "request_id" = NEW."id";
    DELETE FROM "message" m WHERE m."phone" = OLD."phone_e164" AND m."phone" <> ''
        AND NOT EXISTS (SELECT FROM "booking" b WHERE b."phone_e164" = m."phone" AND b."id" <> NEW."id" AND b."erased_at" IS NULL)
        AND NOT EXISTS (SELECT FROM "service_request" r WHERE r."phone_e164" = m."phone" AND r."id" <> NEW."id" AND r."erased_at" IS NULL);
    DELETE FROM "message" m WHERE m."way" = 'email' AND m."contact_id" = lower(OLD."email")
        AND NOT EXISTS (SELECT FROM "booking" b WHERE lower(b."email") = m."contact_id" AND b."id" <> NEW."id" AND b."erased_at" IS NULL)
        AND NOT EXISTS (SELECT FROM "service_request" r WHERE lower(r."email") = m."contact_id" AND r."id" <> NEW."id" AND r."erased_at" IS NULL);
    RETURN NULL;
END $$;
