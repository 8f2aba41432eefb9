-- The processes run with a role that may add entries to the audit history and nothing else (see src/runtime-role.ts).
-- Chaining an entry updates it and the head, so the function runs with the rights of its owner. Its text is written out
-- here and not taken from "audit_contents"(), and src/audit/entry-hash.ts builds the same text from the plain columns.
CREATE OR REPLACE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
    head "audit_head";
    place BIGINT;
    next_hash TEXT;
BEGIN
    SELECT * INTO STRICT head FROM "audit_head" FOR UPDATE;
    place := head."link" + 1;
    next_hash := encode(sha256(convert_to(head."hash" || jsonb_build_array(place, NEW."id",
        (extract(epoch FROM NEW."at") * 1000)::bigint, NEW."actor", NEW."action", NEW."subject_type", NEW."subject_id",
        NEW."detail", NEW."from_address")::text, 'UTF8')), 'hex');
    UPDATE "audit_entry" SET "link" = place, "hash" = next_hash WHERE "id" = NEW."id";
    UPDATE "audit_head" SET "link" = place, "hash" = next_hash;
    RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION "chain_audit_entry"() FROM PUBLIC;
-- "audit_contents"() stays for processes of the release before, which call it while they are replaced.
