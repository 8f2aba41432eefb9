-- What rate limits count, for all processes, where there is no Redis. Unlogged: it may be lost in a crash, and is not
-- worth a write-ahead log. Columns as rate-limiter-flexible has them; expired rows are pruned by the worker.
CREATE UNLOGGED TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,
    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");
