-- Who is invited has no password yet.
ALTER TABLE "staff_user" ALTER COLUMN "password_hash" DROP NOT NULL;

-- Whoever keeps sessions in memory is told when one ends or an account changes.
CREATE FUNCTION "announce_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('desk', 'session ' || OLD."token_hash");
    RETURN NULL;
END $$;
CREATE TRIGGER "staff_session_announce_revoked" AFTER UPDATE ON "staff_session" FOR EACH ROW
    WHEN (OLD."revoked_at" IS DISTINCT FROM NEW."revoked_at") EXECUTE FUNCTION "announce_session"();
CREATE TRIGGER "staff_session_announce_gone" AFTER DELETE ON "staff_session" FOR EACH ROW EXECUTE FUNCTION "announce_session"();

CREATE FUNCTION "announce_staff"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('desk', 'staff');
    RETURN NULL;
END $$;
CREATE TRIGGER "staff_user_announce" AFTER UPDATE OR DELETE OR TRUNCATE ON "staff_user"
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_staff"();
