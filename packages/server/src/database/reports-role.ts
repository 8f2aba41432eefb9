import pg from 'pg'
import { QUEUE_SCHEMA } from './migrate-queue'
import { makeRole, type RuntimeLogin } from './runtime-role'

/** Reports may not use up the connections that bookings need. */
const MAX_CONNECTIONS = 5

/**
 * Makes the role of the reports' URL if there is none, and lets it read the views of the schema `reports`, of this and
 * of later releases, and nothing else. Throws with a sentence when it can read or do more.
 */
export async function grantReportsRole(owner: pg.Client, { role, password }: RuntimeLogin): Promise<void> {
  await makeRole(owner, { role, password }, { setting: 'DATABASE_REPORTS_URL', connections: MAX_CONNECTIONS })
  await assertNoOtherRights(owner, role)
  const to = pg.escapeIdentifier(role)
  await owner.query(`
    BEGIN;
    GRANT USAGE ON SCHEMA reports TO ${to};
    GRANT SELECT ON ALL TABLES IN SCHEMA reports TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA reports GRANT SELECT ON TABLES TO ${to};
    COMMIT`)
}

async function assertNoOtherRights(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ more: boolean }>(
    `SELECT rolsuper OR rolcreaterole OR rolreplication OR pg_has_role(oid, current_user, 'MEMBER')
       OR EXISTS (SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                  WHERE n.nspname IN ('public', $2) AND c.relkind IN ('r', 'v', 'm', 'p')
                    AND has_any_column_privilege(pg_roles.oid, c.oid, 'SELECT, INSERT, UPDATE')) AS more
     FROM pg_roles WHERE rolname = $1`,
    [role, QUEUE_SCHEMA],
  )
  if (rows[0]?.more) {
    throw new Error(
      `The role "${role}" of DATABASE_REPORTS_URL can read or change tables with patients' data. ` +
        'Name a separate role there; the migrations create it.',
    )
  }
}
