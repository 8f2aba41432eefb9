import pg from 'pg'

/** Lends a client of this database. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates a database on the server of `url`, as a copy of `template` if given, and returns its URL. Fails if it exists. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const copy = template ? ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY` : ''
  await administer(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}${copy}`)
  return withDatabase(url, name)
}

/** Drops a database and closes its connections. Does nothing if it doesn't exist. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await administer(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
}

export async function hasDatabase(url: string, name: string): Promise<boolean> {
  return (await administer(url, 'SELECT 1 FROM pg_database WHERE datname = $1', [name])) > 0
}

/** The URL of another database with the same server and login. */
export function withDatabase(url: string, name: string): string {
  const target = new URL(url)
  target.pathname = `/${encodeURIComponent(name)}`
  return target.href
}

/** The runtime role on an embedded server; migrations create it. It is reachable on loopback only. */
const APP_LOGIN = { username: 'homecare_app', password: 'homecare_app' }

/** The runtime role's URL for the same database; `url` is the owner's. */
export function runtimeRoleUrl(url: string): string {
  return Object.assign(new URL(url), APP_LOGIN).href
}

const administer = (url: string, sql: string, values: string[] = []): Promise<number> =>
  withClient(withDatabase(url, 'postgres'), async (client) => (await client.query(sql, values)).rowCount ?? 0)
