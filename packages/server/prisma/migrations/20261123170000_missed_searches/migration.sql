-- What people searched for in the catalogue without a result, by day in Dubai: words and a count, nothing of who searched.
CREATE TABLE "missed_search" (
    "day" TEXT COLLATE "C" NOT NULL,
    "words" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "missed_search_pkey" PRIMARY KEY ("day", "words")
);
