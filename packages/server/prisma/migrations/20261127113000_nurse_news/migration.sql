-- Who comes is news once, and not before the desk can no longer take it back.
ALTER TABLE "booking" ADD COLUMN "nurse_assigned_at" TIMESTAMPTZ(3), ADD COLUMN "nurse_news" TEXT;
