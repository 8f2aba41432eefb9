-- The trace that an effect and a payment attempt belong to, in W3C's form; null where nothing is traced.
ALTER TABLE "outbox" ADD COLUMN "traceparent" TEXT;
ALTER TABLE "payment_attempt" ADD COLUMN "traceparent" TEXT;
