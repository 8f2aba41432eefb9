-- The language that the patient or visitor reads: of the emails, files and links of a booking or request.
CREATE TYPE "Locale" AS ENUM ('en', 'ar');
ALTER TABLE "booking" ADD COLUMN "locale" "Locale" NOT NULL DEFAULT 'en';
ALTER TABLE "service_request" ADD COLUMN "locale" "Locale" NOT NULL DEFAULT 'en';
