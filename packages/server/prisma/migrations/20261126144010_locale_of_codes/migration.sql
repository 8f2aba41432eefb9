-- The language of the email with a code.
ALTER TABLE "hold_code" ADD COLUMN "locale" "Locale" NOT NULL DEFAULT 'en';
