-- The sample of a visit: its accession number, and when the laboratory got it.
CREATE TABLE "sample" (
    "booking_id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handed_over_at" TIMESTAMPTZ(3),
    "handed_over_by" TEXT,
    "late_at" TIMESTAMPTZ(3),

    CONSTRAINT "sample_pkey" PRIMARY KEY ("booking_id"),
    CONSTRAINT "sample_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "sample_number_key" ON "sample"("number");
-- Six digits from the first one on.
ALTER SEQUENCE "sample_number_seq" RESTART WITH 100001;
