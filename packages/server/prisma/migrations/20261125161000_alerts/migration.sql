-- Alarms about bookings, and who is on them.
ALTER TABLE "alarm" ADD COLUMN "booking_id" UUID REFERENCES "booking" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "alarm" ADD COLUMN "seen_by" TEXT;
ALTER TABLE "alarm" ADD COLUMN "seen_at" TIMESTAMPTZ(3);
CREATE INDEX "alarm_booking_id_idx" ON "alarm" ("booking_id");
CREATE INDEX "alarm_kind_subject_idx" ON "alarm" ("kind", "subject");
-- They are looked for every few seconds.
CREATE INDEX "change_request_open_idx" ON "change_request" ("created_at") WHERE "closed_at" IS NULL;
