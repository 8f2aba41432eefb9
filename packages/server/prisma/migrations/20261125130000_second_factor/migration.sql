-- The accounts of `npm start`, which need no second factor outside production.
ALTER TABLE "staff_user" ADD COLUMN "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- What a person sees of the own sessions, whether a second factor opened them, and when the person was last verified.
ALTER TABLE "staff_session" ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE "staff_session" ADD COLUMN "device" TEXT NOT NULL DEFAULT '';
ALTER TABLE "staff_session" ADD COLUMN "from_address" TEXT NOT NULL DEFAULT '';
ALTER TABLE "staff_session" ADD COLUMN "with_factor" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "staff_session" ADD COLUMN "proven_at" TIMESTAMPTZ(3);
CREATE INDEX "staff_session_id_idx" ON "staff_session"("id");

-- A login whose password was right and whose second factor is still due.
CREATE TABLE "staff_pending_login" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "enrols" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_pending_login_pkey" PRIMARY KEY ("token_hash"),
    CONSTRAINT "staff_pending_login_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "staff_pending_login_user_id_idx" ON "staff_pending_login"("user_id");

-- What one session or pending login has to answer: at most one of each purpose, once.
CREATE TABLE "staff_challenge" (
    "holder" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_challenge_pkey" PRIMARY KEY ("holder", "purpose"),
    CONSTRAINT "staff_challenge_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "staff_challenge_user_id_idx" ON "staff_challenge"("user_id");

CREATE TABLE "staff_passkey" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "suspended_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_passkey_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_passkey_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "staff_passkey_credential_id_key" ON "staff_passkey"("credential_id");
CREATE INDEX "staff_passkey_user_id_idx" ON "staff_passkey"("user_id");

-- The secret of a person's authenticator app, encrypted.
CREATE TABLE "staff_totp" (
    "user_id" UUID NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_totp_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "staff_totp_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The half minutes whose code was used: none is accepted again, whatever the clock says meanwhile.
CREATE TABLE "staff_totp_step" (
    "user_id" UUID NOT NULL,
    "step" BIGINT NOT NULL,

    CONSTRAINT "staff_totp_step_pkey" PRIMARY KEY ("user_id", "step"),
    CONSTRAINT "staff_totp_step_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_totp"("user_id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "staff_recovery_code" (
    "user_id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_recovery_code_pkey" PRIMARY KEY ("user_id", "label"),
    CONSTRAINT "staff_recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
