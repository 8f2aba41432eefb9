import pg from 'pg'
import { QUEUE_SCHEMA } from './migrate-queue'

/** The login of the role that the processes run with. */
export interface RuntimeLogin {
  role: string
  password: string
}

/** The columns of the audit history that the role may write: the database itself sets position and hash. */
const AUDIT_COLUMNS = '"at", "actor", "action", "subject_type", "subject_id", "detail", "from_address"'

/** Tables of the schema `public` that the processes only read. */
const READ_ONLY = ['audit_entry', 'audit_head', '_prisma_migrations']

export function loginOf(databaseUrl: string): RuntimeLogin {
  const { username, password } = new URL(databaseUrl)
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/**
 * Creates the role of the runtime URL if it does not exist, and grants its rights: it owns nothing, changes no table's
 * columns, and can only add to the audit history. Tables of later migrations get the same rights by default. Throws
 * with instructions when the role can't be created or has more rights than that.
 */
export async function grantRuntimeRole(owner: pg.Client, { role, password }: RuntimeLogin): Promise<void> {
  await makeRole(owner, { role, password }, { setting: 'DATABASE_URL' })
  await refuseOwner(owner, role)
  const to = pg.escapeIdentifier(role)
  const schemas = `public, ${pg.escapeIdentifier(QUEUE_SCHEMA)}`
  const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name')
  const database = pg.escapeIdentifier(rows[0]?.name ?? '')
  await owner.query(`
    BEGIN;
    GRANT CONNECT ON DATABASE ${database} TO ${to};
    -- Temporary tables stay allowed: the queue adds its jobs by way of one.
    REVOKE CREATE ON DATABASE ${database} FROM PUBLIC;
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    GRANT USAGE ON SCHEMA ${schemas} TO ${to};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${to};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schemas} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schemas} GRANT USAGE, SELECT ON SEQUENCES TO ${to};
    REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY.map((table) => `public."${table}"`).join(', ')} FROM ${to};
    GRANT INSERT (${AUDIT_COLUMNS}) ON public."audit_entry" TO ${to};
    COMMIT`)
  await refuseExcess(owner, role)
}

/** Makes a role that can log in, if there is none of the name. `setting` is the variable that names it. */
export async function makeRole(
  owner: pg.Client,
  { role, password }: RuntimeLogin,
  { setting, connections }: { setting: string; connections?: number },
): Promise<void> {
  const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
  if (rowCount) return
  const limit = connections === undefined ? '' : ` CONNECTION LIMIT ${connections}`
  const create = `CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN${limit}`
  try {
    await owner.query(`${create} PASSWORD ${pg.escapeLiteral(password)}`)
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    // Migrations of another database on this server created the role at the same moment.
    if (code === '42710' || code === '23505') return
    if (code !== '42501') throw error
    throw new Error(
      `The database has no role "${role}", which ${setting} names, and the role of DATABASE_OWNER_URL may not create one. ` +
        `Run as an administrator: ${create} PASSWORD '…'; then run the migrations again.`,
      { cause: error },
    )
  }
}

/** A role that owns a table, or may act as its owner, can restore every right. */
async function refuseOwner(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ powerful: boolean }>(
    `SELECT rolsuper OR rolcreaterole OR pg_has_role(oid, current_user, 'MEMBER')
       OR EXISTS (SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                  WHERE n.nspname IN ('public', $2) AND pg_has_role(pg_roles.oid, c.relowner, 'MEMBER')) AS powerful
     FROM pg_roles WHERE rolname = $1`,
    [role, QUEUE_SCHEMA],
  )
  if (rows[0]?.powerful) {
    throw new Error(
      `The role "${role}" of DATABASE_URL is an administrator or owns tables, so it could rewrite the audit history. ` +
        'Name it in DATABASE_OWNER_URL, and a role of its own, which the migrations make, in DATABASE_URL.',
    )
  }
}

/** Rights that others granted to everybody, or that this owner may not revoke. */
async function refuseExcess(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ excess: boolean }>(
    `SELECT has_table_privilege($1, 'public.audit_entry', 'UPDATE, DELETE, TRUNCATE')
       OR has_table_privilege($1, 'public.audit_head', 'INSERT, UPDATE, DELETE, TRUNCATE')
       OR has_schema_privilege($1, 'public', 'CREATE') AS excess`,
    [role],
  )
  if (rows[0]?.excess) {
    throw new Error(
      `The role "${role}" of DATABASE_URL can still change the audit history or create tables, by rights that the role ` +
        'of DATABASE_OWNER_URL may not revoke. Have the owner of the schema "public" revoke them.',
    )
  }
}
