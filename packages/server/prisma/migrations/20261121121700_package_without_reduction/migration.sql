-- A package need not be shown as reduced.
ALTER TABLE "health_package" ALTER COLUMN "was_fils" DROP NOT NULL;
