-- The list of what is due: by day, and on each day the visits without a nurse first. On a large table these are built by
-- hand with CONCURRENTLY before the release.
CREATE INDEX IF NOT EXISTS "booking_due_idx" ON "booking"("date", ("nurse_id" IS NOT NULL), "visit_at", "id", "payment_status")
    INCLUDE ("needs_action", "nurse_id")
    WHERE "status" = 'Pending' AND ("payment_status" IN ('Paid', 'Reversed') OR "needs_action" IS NOT NULL);
-- The visits that nobody is assigned to.
CREATE INDEX IF NOT EXISTS "booking_unassigned_idx" ON "booking"("visit_at", "id")
    WHERE "nurse_id" IS NULL AND "status" = 'Pending' AND "payment_status" = 'Paid';
