-- When the mail server said that it takes nothing for this address.
ALTER TABLE "booking" ADD COLUMN IF NOT EXISTS "email_refused_at" TIMESTAMPTZ(3);
ALTER TABLE "service_request" ADD COLUMN IF NOT EXISTS "email_refused_at" TIMESTAMPTZ(3);
