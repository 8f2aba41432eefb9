-- Bookings that staff make for somebody on the phone: a seat is held for the call before there is a booking.
-- Code that does not know calls joins seats with their bookings, so it counts such a seat and changes it only once the
-- hold has expired.
ALTER TABLE "slot_seat" ALTER COLUMN "booking_id" DROP NOT NULL;
ALTER TABLE "slot_seat" ADD COLUMN "call_id" UUID;
CREATE INDEX "slot_seat_call_id_idx" ON "slot_seat"("call_id");

-- Until when the seat of a booking made on the phone is held for its payment.
ALTER TABLE "booking" ADD COLUMN "pay_by" TIMESTAMPTZ(3);

-- A patient is found by the last nine digits of the phone number.
CREATE INDEX IF NOT EXISTS "booking_phone_tail_idx" ON "booking" (right("phone_number", 9));
CREATE INDEX IF NOT EXISTS "service_request_phone_tail_idx" ON "service_request" (right("phone_number", 9));
