-- One plain sentence of what a test or package tells the patient, and how often people mean a test.
ALTER TABLE "lab_test" ADD COLUMN "tells" TEXT NOT NULL DEFAULT '';
ALTER TABLE "lab_test" ADD COLUMN "commonness" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "health_package" ADD COLUMN "tells" TEXT NOT NULL DEFAULT '';
