-- When a release stopped being served, and when its files were removed after that.
ALTER TABLE "remote_release" ADD COLUMN "retired_at" TIMESTAMPTZ(3), ADD COLUMN "pruned_at" TIMESTAMPTZ(3);
CREATE INDEX "remote_release_retired_at_idx" ON "remote_release"("retired_at") WHERE "pruned_at" IS NULL;
-- Health is asked for by version and by time.
CREATE INDEX "release_health_minute_idx" ON "release_health"("minute");
