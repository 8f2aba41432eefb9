-- Who completed an appointment and when: that person may take it back for some seconds.
ALTER TABLE "booking" ADD COLUMN "completed_at" TIMESTAMPTZ(3), ADD COLUMN "completed_by" TEXT;
ALTER TABLE "service_request" ADD COLUMN "completed_at" TIMESTAMPTZ(3), ADD COLUMN "completed_by" TEXT;
