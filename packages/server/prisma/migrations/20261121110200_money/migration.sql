-- An order has one paid attempt at most: whatever else was paid is surplus, and the database itself says so.
UPDATE "payment_attempt" a SET "state" = 'surplus'
WHERE a."state" = 'paid' AND EXISTS (
    SELECT FROM "payment_attempt" b
    WHERE b."booking_id" = a."booking_id" AND b."state" = 'paid'
      AND (b."finished_at", b."number") < (a."finished_at", a."number")
);
CREATE UNIQUE INDEX "payment_attempt_one_paid_key" ON "payment_attempt"("booking_id") WHERE "state" = 'paid';

-- What the gateway said last, what staff were told about the attempt, and how its refund stands.
ALTER TABLE "payment_attempt"
    ADD COLUMN "gateway_status" TEXT,
    ADD COLUMN "flag" TEXT,
    ADD COLUMN "flagged_at" TIMESTAMPTZ(3),
    ADD COLUMN "refund" "RefundState" NOT NULL DEFAULT 'none',
    ADD COLUMN "refund_at" TIMESTAMPTZ(3);

-- Refunds that are on their way stand at their booking alone so far.
UPDATE "payment_attempt" a SET "refund" = b."refund", "refund_at" = b."updated_at"
FROM "booking" b
WHERE b."id" = a."booking_id" AND a."state" IN ('paid', 'reversed') AND b."refund" IN ('asked', 'done', 'failed');

CREATE INDEX "booking_needs_action_idx" ON "booking"("needs_action") WHERE "needs_action" IS NOT NULL;
