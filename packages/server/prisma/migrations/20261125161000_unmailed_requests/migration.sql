-- Few requests come over the limit of emails; staff look at them by their order of arrival.
CREATE INDEX IF NOT EXISTS "service_request_unmailed_idx" ON "service_request"("created_at" DESC, "id" DESC) WHERE "unmailed";
