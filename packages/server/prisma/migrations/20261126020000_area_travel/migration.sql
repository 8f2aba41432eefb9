-- How long the way between two areas takes; "from_area" comes before "to_area" in the alphabet.
CREATE TABLE IF NOT EXISTS "area_travel" (
  "from_area" TEXT NOT NULL,
  "to_area" TEXT NOT NULL,
  "minutes" INTEGER NOT NULL,
  CONSTRAINT "area_travel_pkey" PRIMARY KEY ("from_area", "to_area")
);
