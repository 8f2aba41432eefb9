-- What a receipt prints and what must not change afterwards: when the payment was in, and what a package contained.
-- Payments from before keep an empty paid_at: while they are paid, finished_at is the same time.
ALTER TABLE "payment_attempt" ADD COLUMN "paid_at" TIMESTAMPTZ(3);
ALTER TABLE "booking_line" ADD COLUMN "contents" TEXT[] DEFAULT '{}';
