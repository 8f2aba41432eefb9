-- What the money board looks for among a million bookings: the few attempts that are still open, or wait for a refund.
CREATE INDEX "payment_attempt_unconfirmed_idx" ON "payment_attempt"("started_at")
    WHERE "state" = 'initiated' OR "gateway_status" = 'Successful';
CREATE INDEX "payment_attempt_refund_asked_idx" ON "payment_attempt"("refund_at") WHERE "refund" = 'asked';
