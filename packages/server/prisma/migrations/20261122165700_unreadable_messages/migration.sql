-- What was posted in the gateway's name and could not be decrypted: one row for an address and an hour, with the beginning
-- of the latest. Before it was stored whole in gateway_message, by whoever liked to.
CREATE TABLE "unreadable_message" (
    "address_key" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "source" "GatewayMessageSource" NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "sample" TEXT NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "unreadable_message_pkey" PRIMARY KEY ("hour", "address_key", "source")
);
