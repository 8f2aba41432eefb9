-- The audit history as a chain: every entry carries its place, and SHA-256 over the hash before it and its contents.
ALTER TABLE "audit_entry" ADD COLUMN "link" BIGINT;
CREATE UNIQUE INDEX "audit_entry_link_key" ON "audit_entry"("link");
CREATE INDEX "audit_entry_actor_id_idx" ON "audit_entry"("actor", "id");
CREATE INDEX "audit_entry_action_id_idx" ON "audit_entry"("action", "id");

-- The end of the chain. Who adds to it locks this row.
CREATE TABLE "audit_head" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "link" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_head_one_row_check" CHECK ("id" = 1)
);
INSERT INTO "audit_head" ("link", "hash") VALUES (0, '');

-- What is hashed of an entry; the same on every machine, time zone and setting.
CREATE FUNCTION "audit_contents"(entry "audit_entry") RETURNS text LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_array(entry."link", entry."id", (extract(epoch FROM entry."at") * 1000)::bigint, entry."actor",
        entry."action", entry."subject_type", entry."subject_id", entry."detail", entry."from_address")::text
$$;

CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    head "audit_head";
    entry "audit_entry" := NEW;
BEGIN
    SELECT * INTO STRICT head FROM "audit_head" FOR UPDATE;
    entry."link" := head."link" + 1;
    entry."hash" := encode(sha256(convert_to(head."hash" || "audit_contents"(entry), 'UTF8')), 'hex');
    UPDATE "audit_entry" SET "link" = entry."link", "hash" = entry."hash" WHERE "id" = NEW."id";
    UPDATE "audit_head" SET "link" = entry."link", "hash" = entry."hash";
    RETURN NULL;
END $$;

-- An entry gets link and hash once, from the trigger; everything else stays refused.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 AND OLD."hash" IS NULL AND NEW."hash" IS NOT NULL
       AND to_jsonb(NEW) - 'hash' - 'link' = to_jsonb(OLD) - 'hash' - 'link' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

-- What was written before today is chained in the order in which it came.
DROP TRIGGER "audit_entry_append_only" ON "audit_entry";
DO $$
DECLARE
    entry "audit_entry";
    place BIGINT := 0;
    last TEXT := '';
BEGIN
    FOR entry IN SELECT * FROM "audit_entry" ORDER BY "id" LOOP
        place := place + 1;
        entry."link" := place;
        last := encode(sha256(convert_to(last || "audit_contents"(entry), 'UTF8')), 'hex');
        UPDATE "audit_entry" SET "link" = place, "hash" = last WHERE "id" = entry."id";
    END LOOP;
    UPDATE "audit_head" SET "link" = place, "hash" = last;
END $$;

CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
    FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
-- At commit: the chain is locked for the last moment of a transaction only, and as its last lock, so that bookings
-- neither wait for one another nor deadlock.
CREATE CONSTRAINT TRIGGER "audit_entry_chain" AFTER INSERT ON "audit_entry"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();
