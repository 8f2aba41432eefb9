-- Parts of a payment that are given back before all of it is.
CREATE TABLE "part_refund" (
    "id" UUID NOT NULL,
    "payment_attempt_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "amount_fils" INTEGER NOT NULL CHECK ("amount_fils" > 0),
    "state" "RefundState" NOT NULL DEFAULT 'requested',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "part_refund_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "part_refund_payment_attempt_id_fkey" FOREIGN KEY ("payment_attempt_id")
        REFERENCES "payment_attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "part_refund_payment_attempt_id_number_key" ON "part_refund"("payment_attempt_id", "number");
-- A day's totals and the money page are made from these.
CREATE INDEX "part_refund_done_idx" ON "part_refund"("at") WHERE "state" = 'done';
CREATE INDEX "part_refund_requested_idx" ON "part_refund"("payment_attempt_id") WHERE "state" = 'requested';

CREATE FUNCTION "note_board_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        INSERT INTO "board_change" ("day") SELECT DISTINCT "dubai_day"("at") FROM new_rows WHERE "state" = 'done';
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        INSERT INTO "board_change" ("day") SELECT DISTINCT "dubai_day"("at") FROM old_rows WHERE "state" = 'done';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "part_refund_board_insert" AFTER INSERT ON "part_refund" REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "note_board_parts"();
CREATE TRIGGER "part_refund_board_update" AFTER UPDATE ON "part_refund" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "note_board_parts"();
CREATE TRIGGER "part_refund_board_delete" AFTER DELETE ON "part_refund" REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "note_board_parts"();

-- What the gateway took back itself did not come in, so that its parts were not refunded either.
CREATE FUNCTION "note_board_parts_of_reversed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "board_change" ("day")
    SELECT DISTINCT "dubai_day"(p."at") FROM new_rows n JOIN "part_refund" p ON p."payment_attempt_id" = n."id"
    WHERE n."state" = 'reversed' AND p."state" = 'done';
    RETURN NULL;
END $$;
CREATE TRIGGER "payment_attempt_board_parts" AFTER UPDATE ON "payment_attempt" REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "note_board_parts_of_reversed"();
