-- An effect that is not to leave before a moment: the relay passes over it until then.
ALTER TABLE "outbox" ADD COLUMN "not_before" TIMESTAMPTZ(3);
