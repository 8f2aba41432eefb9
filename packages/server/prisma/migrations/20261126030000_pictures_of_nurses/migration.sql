-- What a person of the team speaks, and whether the person agreed to be shown beyond the about page: nobody has yet.
ALTER TABLE "picture" ADD COLUMN "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "agreed" BOOLEAN NOT NULL DEFAULT false;
