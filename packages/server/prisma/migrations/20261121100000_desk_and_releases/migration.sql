-- What a patient may ask, where seats differ, and what the desk and the releases keep.
CREATE TYPE "AskKind" AS ENUM ('move', 'cancel');
CREATE TYPE "TokenPurpose" AS ENUM ('invite', 'reset');

ALTER TABLE "booking" ADD COLUMN "erased_at" TIMESTAMPTZ(3);
ALTER TABLE "service_request" ADD COLUMN "erased_at" TIMESTAMPTZ(3);

CREATE TABLE "booking_ask" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "kind" "AskKind" NOT NULL,
    "date" TEXT,
    "time" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" TEXT,
    CONSTRAINT "booking_ask_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "booking_ask_booking_id_idx" ON "booking_ask"("booking_id");
ALTER TABLE "booking_ask" ADD CONSTRAINT "booking_ask_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "slot_capacity" (
    "date" TEXT NOT NULL DEFAULT '',
    "time" TEXT NOT NULL,
    "capacity" INTEGER NOT NULL CHECK ("capacity" BETWEEN 0 AND 1000),
    CONSTRAINT "slot_capacity_pkey" PRIMARY KEY ("date", "time")
);

ALTER TABLE "stored_file" ADD COLUMN "removed_at" TIMESTAMPTZ(3), ADD COLUMN "removed_by" TEXT, ADD COLUMN "remove_reason" TEXT;

CREATE TABLE "record_note" (
    "id" UUID NOT NULL,
    "booking_id" UUID,
    "request_id" UUID,
    "author" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "record_note_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "record_note_booking_id_idx" ON "record_note"("booking_id");
CREATE INDEX "record_note_request_id_idx" ON "record_note"("request_id");

CREATE TABLE "day_sheet_link" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "area" TEXT,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    CONSTRAINT "day_sheet_link_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "day_sheet_link_token_hash_key" ON "day_sheet_link"("token_hash");
CREATE INDEX "day_sheet_link_date_idx" ON "day_sheet_link"("date");

CREATE TABLE "staff_token" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "TokenPurpose" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "staff_token_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "staff_token_user_id_idx" ON "staff_token"("user_id");
ALTER TABLE "staff_token" ADD CONSTRAINT "staff_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "audit_entry" ADD COLUMN "from_address" TEXT, ADD COLUMN "hash" TEXT;

ALTER TABLE "remote_current" ADD COLUMN "canary" TEXT, ADD COLUMN "canary_percent" INTEGER NOT NULL DEFAULT 0 CHECK ("canary_percent" BETWEEN 0 AND 100), ADD COLUMN "canary_since" TIMESTAMPTZ(3);

CREATE TABLE "release_health" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "errors" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "release_health_pkey" PRIMARY KEY ("name", "version", "minute")
);
