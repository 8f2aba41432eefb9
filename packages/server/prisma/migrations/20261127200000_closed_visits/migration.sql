-- Who noted that a visit of care took place or was missed, and when: the same person can take it back at once.
ALTER TABLE "care_visit" ADD COLUMN "closed_at" TIMESTAMPTZ(3), ADD COLUMN "closed_by" TEXT;
