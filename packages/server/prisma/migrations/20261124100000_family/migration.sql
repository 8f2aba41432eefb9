-- Several people in one visit: docs/decisions/035-several-people-in-one-visit.md.
ALTER TABLE "booking" ADD COLUMN "other_people" TEXT[] DEFAULT '{}';
ALTER TABLE "booking_line" ADD COLUMN "person" INTEGER NOT NULL DEFAULT 0;

-- The sample of each person but the first, whose sample stays in "sample". Both have the numbers of one sequence.
CREATE TABLE "other_sample" (
    "booking_id" UUID NOT NULL,
    "person" INTEGER NOT NULL,
    "number" INTEGER NOT NULL DEFAULT nextval('sample_number_seq'),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handed_over_at" TIMESTAMPTZ(3),
    "handed_over_by" TEXT,

    CONSTRAINT "other_sample_pkey" PRIMARY KEY ("booking_id", "person"),
    CONSTRAINT "other_sample_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "other_sample_number_key" ON "other_sample"("number");

-- A column of "search_text" would rewrite the table. Few bookings have several people, so this index is small.
CREATE FUNCTION "search_people"(text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN search_fold(' ' || array_to_string($1, ' '));
CREATE INDEX "booking_search_people_idx" ON "booking" USING gin (search_people("other_people") gin_trgm_ops) WITH (fastupdate = off) WHERE "other_people" <> '{}';
