-- Messages to a nurse are in the language of her page.
ALTER TABLE "nurse" ADD COLUMN "locale" "Locale" NOT NULL DEFAULT 'en';
