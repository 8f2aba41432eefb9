-- Date of birth and sex of the people of a visit: with the name, what tells whose sample it is.
CREATE TYPE "Sex" AS ENUM ('female', 'male');
CREATE TABLE "person_identity" (
    "booking_id" UUID NOT NULL,
    "person" INTEGER NOT NULL,
    "birth_date" TEXT NOT NULL,
    "sex" "Sex" NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "person_identity_pkey" PRIMARY KEY ("booking_id", "person"),
    CONSTRAINT "person_identity_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
