-- The daily comparison of the gateway's transactions with our payment attempts and refunds.
-- When the gateway's list first had this transaction.
ALTER TABLE "payment_attempt" ADD COLUMN "listed_at" TIMESTAMPTZ(3);

-- One row a day in Dubai that was compared to its end.
CREATE TABLE "statement_check" (
    "day" TEXT NOT NULL,
    "transactions" INTEGER NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "statement_check_pkey" PRIMARY KEY ("day")
);

-- What has no counterpart on the other side. No patient data.
CREATE TABLE "statement_finding" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "check_id" UUID NOT NULL,
    "order_no" TEXT,
    "reference_no" TEXT,
    "gateway_status" TEXT,
    "gateway_amount" TEXT,
    "gateway_at" TEXT,
    "attempt_id" TEXT,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" TEXT,
    "note" TEXT,

    CONSTRAINT "statement_finding_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "statement_finding_key_key" ON "statement_finding"("key");
CREATE INDEX "statement_finding_settled_at_found_at_idx" ON "statement_finding"("settled_at", "found_at");
CREATE INDEX "statement_finding_check_id_idx" ON "statement_finding"("check_id");
