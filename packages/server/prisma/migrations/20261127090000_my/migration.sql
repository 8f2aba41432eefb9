-- The page of a phone's owner: codes, the browsers that are open, and who manages whose visits.
CREATE TABLE "phone_code" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "locale" "Locale" NOT NULL DEFAULT 'en',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "phone_code_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "phone_code_phone_created_at_idx" ON "phone_code"("phone", "created_at");
CREATE INDEX "phone_code_created_at_idx" ON "phone_code"("created_at");

CREATE TABLE "phone_session" (
    "token_hash" TEXT NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "device" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "phone_session_pkey" PRIMARY KEY ("token_hash")
);
CREATE UNIQUE INDEX "phone_session_id_key" ON "phone_session"("id");
CREATE INDEX "phone_session_phone_idx" ON "phone_session"("phone");
CREATE INDEX "phone_session_expires_at_idx" ON "phone_session"("expires_at");

CREATE TABLE "family_link" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "manager_phone" TEXT NOT NULL,
    "member_phone" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "locale" "Locale" NOT NULL DEFAULT 'en',
    "invited_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "family_link_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "family_link_manager_phone_idx" ON "family_link"("manager_phone");
CREATE INDEX "family_link_member_phone_idx" ON "family_link"("member_phone");
CREATE UNIQUE INDEX "family_link_open_key" ON "family_link"("manager_phone", "member_phone") WHERE "ended_at" IS NULL;

-- What is kept of a phone goes with its last record, and what a mailbox opened goes with that mailbox's record.
-- A trigger, since the version before erases without knowing these tables.
CREATE FUNCTION "erase_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "phone_code" WHERE "email" = lower(OLD."email");
    DELETE FROM "phone_session" WHERE "email" = lower(OLD."email");
    IF coalesce(OLD."phone_e164", '') = ''
        OR EXISTS (SELECT FROM "booking" b WHERE b."phone_e164" = OLD."phone_e164" AND b."id" <> NEW."id" AND b."erased_at" IS NULL)
        OR EXISTS (SELECT FROM "service_request" r WHERE r."phone_e164" = OLD."phone_e164" AND r."id" <> NEW."id" AND r."erased_at" IS NULL)
    THEN RETURN NULL; END IF;
    DELETE FROM "phone_code" WHERE "phone" = OLD."phone_e164";
    DELETE FROM "phone_session" WHERE "phone" = OLD."phone_e164";
    DELETE FROM "family_link" WHERE OLD."phone_e164" IN ("manager_phone", "member_phone");
    RETURN NULL;
END $$;
CREATE TRIGGER "booking_erased_phone" AFTER UPDATE OF "erased_at" ON "booking" FOR EACH ROW
    WHEN (NEW."erased_at" IS NOT NULL) EXECUTE FUNCTION "erase_phone"();
CREATE TRIGGER "service_request_erased_phone" AFTER UPDATE OF "erased_at" ON "service_request" FOR EACH ROW
    WHEN (NEW."erased_at" IS NOT NULL) EXECUTE FUNCTION "erase_phone"();
