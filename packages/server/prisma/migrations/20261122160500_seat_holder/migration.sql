-- From which address an unpaid seat is held, as a keyed hash. It goes with the hold.
ALTER TABLE "slot_seat" ADD COLUMN "holder_key" TEXT;
