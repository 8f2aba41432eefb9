-- Failed logins, counted by account, address and window until the worker puts them into the audit history.
CREATE TABLE "failed_login" (
    "account" TEXT NOT NULL,
    "from_address" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "failed_login_pkey" PRIMARY KEY ("window_start", "account", "from_address")
);
