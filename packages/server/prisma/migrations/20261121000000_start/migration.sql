-- CreateEnum
CREATE TYPE "AppointmentStatus" AS ENUM ('Pending', 'Completed', 'Canceled');
CREATE TYPE "PaymentStatus" AS ENUM ('Unpaid', 'Pending', 'Paid', 'Failed', 'Expired', 'Reversed');
CREATE TYPE "AttemptState" AS ENUM ('initiated', 'paid', 'failed', 'expired', 'reversed');
CREATE TYPE "RefundState" AS ENUM ('none', 'asked', 'done', 'failed', 'declined');
CREATE TYPE "LineKind" AS ENUM ('test', 'package');
CREATE TYPE "RequestKind" AS ENUM ('appointment', 'contact');
CREATE TYPE "SeatState" AS ENUM ('held', 'booked');
CREATE TYPE "GatewayMessageSource" AS ENUM ('browser', 'push', 'status');
CREATE TYPE "StaffRole" AS ENUM ('admin', 'coordinator', 'viewer');

-- CreateTable
CREATE TABLE "lab_test" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price_fils" INTEGER NOT NULL,
    "specimen" TEXT NOT NULL,
    "fasting_hours" INTEGER NOT NULL,
    "turnaround_hours" INTEGER NOT NULL,
    "biomarkers" TEXT[],
    "synonyms" TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "lab_test_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "lab_test_price_check" CHECK ("price_fils" > 0),
    CONSTRAINT "lab_test_hours_check" CHECK ("fasting_hours" >= 0 AND "turnaround_hours" >= 0)
);

CREATE TABLE "health_package" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price_fils" INTEGER NOT NULL,
    "was_fils" INTEGER NOT NULL,
    "benefits" TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "health_package_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "health_package_price_check" CHECK ("price_fils" > 0 AND "was_fils" > 0)
);

CREATE TABLE "package_test" (
    "package_id" INTEGER NOT NULL,
    "test_id" INTEGER NOT NULL,

    CONSTRAINT "package_test_pkey" PRIMARY KEY ("package_id","test_id")
);

CREATE TABLE "booking" (
    "id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "draft_key" TEXT NOT NULL,
    "draft_hash" TEXT NOT NULL,
    "access_key" TEXT NOT NULL,
    "status" "AppointmentStatus" NOT NULL DEFAULT 'Pending',
    "payment_status" "PaymentStatus" NOT NULL DEFAULT 'Unpaid',
    "needs_action" TEXT,
    "refund" "RefundState" NOT NULL DEFAULT 'none',
    "version" INTEGER NOT NULL DEFAULT 0,
    "date" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "visit_at" TIMESTAMPTZ(3) NOT NULL,
    "total_fils" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'AED',
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "door_no" TEXT NOT NULL,
    "building" TEXT NOT NULL,
    "landmark" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "booking_total_check" CHECK ("total_fils" > 0)
);

CREATE TABLE "booking_line" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "LineKind" NOT NULL,
    "catalogue_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "price_fils" INTEGER NOT NULL,
    "specimens" TEXT[],
    "fasting_hours" INTEGER NOT NULL,
    "turnaround_hours" INTEGER NOT NULL,

    CONSTRAINT "booking_line_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "booking_line_price_check" CHECK ("price_fils" > 0)
);

CREATE TABLE "payment_attempt" (
    "id" UUID NOT NULL,
    "attempt_id" TEXT NOT NULL,
    "booking_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "AttemptState" NOT NULL DEFAULT 'initiated',
    "amount_fils" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'AED',
    "tracking_id" TEXT,
    "payment_mode" TEXT,
    "failure_message" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "next_check_at" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "payment_attempt_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_attempt_amount_check" CHECK ("amount_fils" > 0),
    CONSTRAINT "payment_attempt_number_check" CHECK ("number" >= 1),
    CONSTRAINT "payment_attempt_id_check" CHECK (length("attempt_id") <= 30)
);

CREATE TABLE "gateway_message" (
    "id" UUID NOT NULL,
    "source" "GatewayMessageSource" NOT NULL,
    "raw" TEXT NOT NULL,
    "order_no" TEXT,
    "attempt_id" TEXT,
    "verdict" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gateway_message_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "slot_seat" (
    "date" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "booking_id" UUID NOT NULL,
    "state" "SeatState" NOT NULL DEFAULT 'held',
    "held_until" TIMESTAMPTZ(3),

    CONSTRAINT "slot_seat_pkey" PRIMARY KEY ("date","time","seat"),
    CONSTRAINT "slot_seat_seat_check" CHECK ("seat" >= 1),
    CONSTRAINT "slot_seat_held_check" CHECK (("state" = 'held') = ("held_until" IS NOT NULL))
);

CREATE TABLE "closed_day" (
    "date" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "closed_day_pkey" PRIMARY KEY ("date")
);

CREATE TABLE "service_request" (
    "id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "kind" "RequestKind" NOT NULL,
    "content_hash" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "past_date" BOOLEAN NOT NULL DEFAULT false,
    "service" TEXT NOT NULL,
    "status" "AppointmentStatus" NOT NULL DEFAULT 'Pending',
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_request_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "stored_file" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "booking_id" UUID,
    "request_id" UUID,
    "uploaded_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "stored_file_size_check" CHECK ("size" > 0),
    CONSTRAINT "stored_file_owner_check" CHECK (("booking_id" IS NULL) <> ("request_id" IS NULL))
);

CREATE TABLE "staff_user" (
    "id" UUID NOT NULL,
    "user_name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "StaffRole" NOT NULL,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_user_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "staff_session" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_session_pkey" PRIMARY KEY ("token_hash")
);

CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "outbox" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "effect_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "relayed_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "effect_done" (
    "effect_key" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "effect_done_pkey" PRIMARY KEY ("effect_key")
);

CREATE TABLE "remote_release" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "manifest" JSONB NOT NULL,
    "released_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "remote_release_pkey" PRIMARY KEY ("name","version")
);

CREATE TABLE "remote_current" (
    "name" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "previous" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "remote_current_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "registry_revision" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "registry_revision_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "registry_revision_one_row_check" CHECK ("id" = 1)
);

-- CreateIndex
CREATE UNIQUE INDEX "lab_test_name_key" ON "lab_test"("name");
CREATE UNIQUE INDEX "health_package_name_key" ON "health_package"("name");
CREATE UNIQUE INDEX "booking_order_id_key" ON "booking"("order_id");
CREATE UNIQUE INDEX "booking_draft_key_key" ON "booking"("draft_key");
CREATE INDEX "booking_created_at_id_idx" ON "booking"("created_at", "id");
CREATE INDEX "booking_status_payment_status_created_at_idx" ON "booking"("status", "payment_status", "created_at");
CREATE INDEX "booking_date_idx" ON "booking"("date");
CREATE UNIQUE INDEX "booking_line_booking_id_position_key" ON "booking_line"("booking_id", "position");
CREATE UNIQUE INDEX "payment_attempt_attempt_id_key" ON "payment_attempt"("attempt_id");
CREATE UNIQUE INDEX "payment_attempt_booking_id_number_key" ON "payment_attempt"("booking_id", "number");
CREATE INDEX "payment_attempt_next_check_at_idx" ON "payment_attempt"("next_check_at");
CREATE INDEX "gateway_message_attempt_id_idx" ON "gateway_message"("attempt_id");
CREATE UNIQUE INDEX "slot_seat_booking_id_key" ON "slot_seat"("booking_id");
CREATE INDEX "slot_seat_held_until_idx" ON "slot_seat"("held_until");
CREATE UNIQUE INDEX "service_request_order_id_key" ON "service_request"("order_id");
CREATE INDEX "service_request_created_at_id_idx" ON "service_request"("created_at", "id");
CREATE INDEX "service_request_status_created_at_idx" ON "service_request"("status", "created_at");
CREATE UNIQUE INDEX "stored_file_key_key" ON "stored_file"("key");
CREATE INDEX "stored_file_booking_id_idx" ON "stored_file"("booking_id");
CREATE INDEX "stored_file_request_id_idx" ON "stored_file"("request_id");
CREATE UNIQUE INDEX "staff_user_user_name_key" ON "staff_user"("user_name");
CREATE INDEX "staff_session_user_id_idx" ON "staff_session"("user_id");
CREATE INDEX "audit_entry_subject_type_subject_id_id_idx" ON "audit_entry"("subject_type", "subject_id", "id");
CREATE UNIQUE INDEX "outbox_effect_key_key" ON "outbox"("effect_key");
CREATE INDEX "outbox_relayed_at_created_at_idx" ON "outbox"("relayed_at", "created_at");

-- AddForeignKey
ALTER TABLE "package_test" ADD CONSTRAINT "package_test_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "health_package"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "package_test" ADD CONSTRAINT "package_test_test_id_fkey" FOREIGN KEY ("test_id") REFERENCES "lab_test"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "slot_seat" ADD CONSTRAINT "slot_seat_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "booking"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit history is append-only, whoever asks.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_entry_no_truncate" BEFORE TRUNCATE ON "audit_entry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Wakes the worker's relay when the transaction commits; it polls besides.
CREATE FUNCTION "announce_outbox"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('outbox', '');
    RETURN NULL;
END $$;
CREATE TRIGGER "outbox_announce" AFTER INSERT ON "outbox"
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_outbox"();

-- The registry's one row.
INSERT INTO "registry_revision" ("id", "revision") VALUES (1, 0);
