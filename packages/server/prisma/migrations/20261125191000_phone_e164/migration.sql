-- A phone number as it was read, beside the one that was typed: null until it was read, '' for what is no number anywhere.
-- Only a program can read every country's numbers, so a job fills the rows that are there.
ALTER TABLE "booking" ADD COLUMN "phone_e164" TEXT;
ALTER TABLE "service_request" ADD COLUMN "phone_e164" TEXT;
ALTER TABLE "nurse" ADD COLUMN "phone_e164" TEXT;
CREATE INDEX IF NOT EXISTS "booking_phone_e164_idx" ON "booking" ("phone_e164");
CREATE INDEX IF NOT EXISTS "service_request_phone_e164_idx" ON "service_request" ("phone_e164");

-- The version before changes and erases numbers without knowing the new column: what was read of another number must not stay.
CREATE FUNCTION "forget_phone_e164"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."phone_e164" := NULL;
    RETURN NEW;
END $$;
CREATE TRIGGER "booking_phone_changed" BEFORE UPDATE OF "phone_number" ON "booking" FOR EACH ROW
    WHEN (OLD."phone_number" IS DISTINCT FROM NEW."phone_number" AND OLD."phone_e164" IS NOT DISTINCT FROM NEW."phone_e164")
    EXECUTE FUNCTION "forget_phone_e164"();
CREATE TRIGGER "service_request_phone_changed" BEFORE UPDATE OF "phone_number" ON "service_request" FOR EACH ROW
    WHEN (OLD."phone_number" IS DISTINCT FROM NEW."phone_number" AND OLD."phone_e164" IS NOT DISTINCT FROM NEW."phone_e164")
    EXECUTE FUNCTION "forget_phone_e164"();
CREATE TRIGGER "nurse_phone_changed" BEFORE UPDATE OF "phone_number" ON "nurse" FOR EACH ROW
    WHEN (OLD."phone_number" IS DISTINCT FROM NEW."phone_number" AND OLD."phone_e164" IS NOT DISTINCT FROM NEW."phone_e164")
    EXECUTE FUNCTION "forget_phone_e164"();
