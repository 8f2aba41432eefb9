-- The patient's own statement, where a fast that begins with the booking would end too late.
ALTER TABLE "booking" ADD COLUMN "not_eaten_since" TIMESTAMPTZ(3);
