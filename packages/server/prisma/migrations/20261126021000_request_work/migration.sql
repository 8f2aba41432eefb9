-- Who works on a request, and what came of the last call to its sender.
ALTER TABLE "service_request" ADD COLUMN IF NOT EXISTS "assignee" TEXT;
ALTER TABLE "service_request" ADD COLUMN IF NOT EXISTS "call_outcome" TEXT;
ALTER TABLE "service_request" ADD COLUMN IF NOT EXISTS "called_at" TIMESTAMPTZ(3);
ALTER TABLE "service_request" ADD COLUMN IF NOT EXISTS "called_by" TEXT;
ALTER TABLE "service_request" ADD COLUMN IF NOT EXISTS "call_again_at" TIMESTAMPTZ(3);
