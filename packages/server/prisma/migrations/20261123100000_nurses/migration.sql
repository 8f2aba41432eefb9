-- Nurses with their hours and days off, the nurse of each visit, and what nurses report of a visit.
CREATE TYPE "VisitStepKind" AS ENUM ('onTheWay', 'arrived', 'sampleTaken', 'nobodyThere');

CREATE TABLE "nurse" (
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "licence_number" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "languages" TEXT[],
    "areas" TEXT[],
    "left_on" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "nurse_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "nurse_licence_number_key" ON "nurse"("licence_number");

CREATE TABLE "nurse_hours" (
    "nurse_id" UUID NOT NULL,
    "weekday" INTEGER NOT NULL,
    "from_minute" INTEGER NOT NULL,
    "to_minute" INTEGER NOT NULL,

    CONSTRAINT "nurse_hours_pkey" PRIMARY KEY ("nurse_id","weekday","from_minute"),
    CONSTRAINT "nurse_hours_nurse_id_fkey" FOREIGN KEY ("nurse_id") REFERENCES "nurse"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "nurse_day_off" (
    "nurse_id" UUID NOT NULL,
    "date" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "nurse_day_off_pkey" PRIMARY KEY ("nurse_id","date"),
    CONSTRAINT "nurse_day_off_nurse_id_fkey" FOREIGN KEY ("nurse_id") REFERENCES "nurse"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Nurses are never deleted, so a booking and a link need no constraint, which would lock their tables.
ALTER TABLE "booking" ADD COLUMN "nurse_id" UUID;
ALTER TABLE "day_sheet_link" ADD COLUMN "nurse_id" UUID;

CREATE TABLE "visit_step" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "kind" "VisitStepKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "tubes" INTEGER,
    "fasted" BOOLEAN,

    CONSTRAINT "visit_step_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "visit_step_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "visit_step_booking_id_idx" ON "visit_step"("booking_id");
