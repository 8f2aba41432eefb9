-- The words of the catalogue in Arabic; empty where nobody has written them yet.
ALTER TABLE "lab_test" ADD COLUMN "name_ar" TEXT NOT NULL DEFAULT '', ADD COLUMN "tells_ar" TEXT NOT NULL DEFAULT '';
ALTER TABLE "health_package" ADD COLUMN "name_ar" TEXT NOT NULL DEFAULT '', ADD COLUMN "tells_ar" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "benefits_ar" TEXT[] DEFAULT '{}';
