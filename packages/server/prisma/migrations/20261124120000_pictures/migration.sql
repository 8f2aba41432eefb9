-- The provider's pictures of its staff and rooms; the files are objects.
CREATE TABLE "picture" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "caption" TEXT NOT NULL,
    "role" TEXT,
    "alt" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "added_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "picture_pkey" PRIMARY KEY ("id")
);
-- The same picture is shown once. One that was removed can be added again.
CREATE UNIQUE INDEX "picture_shown_key" ON "picture"("key") WHERE "removed_at" IS NULL;
