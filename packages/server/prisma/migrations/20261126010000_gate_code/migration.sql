-- What a patient says about getting in, on the day of the visit. It is taken out with the patient's other data.
ALTER TABLE "booking" ADD COLUMN "gate_code" TEXT;

-- The version before erases a patient without knowing the new column: a code must not stay.
CREATE FUNCTION "forget_door"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."gate_code" := NULL;
    RETURN NEW;
END $$;
CREATE TRIGGER "booking_erased" BEFORE UPDATE OF "erased_at" ON "booking" FOR EACH ROW
    WHEN (NEW."erased_at" IS NOT NULL)
    EXECUTE FUNCTION "forget_door"();
