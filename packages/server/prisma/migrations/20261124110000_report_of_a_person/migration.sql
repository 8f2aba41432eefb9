-- A report for each person of a visit: docs/decisions/035-several-people-in-one-visit.md.
ALTER TABLE "report" ADD COLUMN "person" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "report_share" ADD COLUMN "person" INTEGER NOT NULL DEFAULT 0;

-- A person has one report that waits for its release and one that is open to the patient, at most. Release 1.0.0 names
-- neither index, and writes reports of person 0 only, of which there is still one of each: what follows refuses it nothing.
-- contract: unused since 1.0.0
DROP INDEX "report_one_uploaded_key";
-- contract: unused since 1.0.0
DROP INDEX "report_one_released_key";
-- contract: unused since 1.0.0
CREATE UNIQUE INDEX "report_one_uploaded_each_key" ON "report"("booking_id", "person") WHERE "state" = 'uploaded';
-- contract: unused since 1.0.0
CREATE UNIQUE INDEX "report_one_released_each_key" ON "report"("booking_id", "person") WHERE "state" = 'released';
