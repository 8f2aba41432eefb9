-- What a patient adds to the address: whether it is a flat or a villa, and the place on the map to about ten metres.
CREATE TYPE "HomeKind" AS ENUM ('flat', 'villa');
ALTER TABLE "booking" ADD COLUMN "home_kind" "HomeKind";
ALTER TABLE "booking" ADD COLUMN "pin" TEXT;

-- As with the gate code: the version before erases a patient without knowing the new columns.
CREATE OR REPLACE FUNCTION "forget_door"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."gate_code" := NULL;
    NEW."home_kind" := NULL;
    NEW."pin" := NULL;
    RETURN NEW;
END $$;
