-- The threads of phones: what waits to be read, files that came by message, and patients whom no news reached.
ALTER TABLE "message" ADD COLUMN "media_id" TEXT;
ALTER TABLE "message" ADD COLUMN "file_id" UUID REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "booking" ADD COLUMN "unreached_at" TIMESTAMPTZ(3);
ALTER TABLE "service_request" ADD COLUMN "unreached_at" TIMESTAMPTZ(3);
CREATE INDEX "message_incoming_idx" ON "message"("decided_at") WHERE "incoming";
CREATE INDEX "message_file_idx" ON "message"("file_id") WHERE "file_id" IS NOT NULL;
CREATE INDEX "booking_unreached_idx" ON "booking"("unreached_at") WHERE "unreached_at" IS NOT NULL;
