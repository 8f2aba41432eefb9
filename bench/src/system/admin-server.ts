import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startChild } from '@homecare/dev-servers/child'
import { ROOT } from '@homecare/dev-servers/paths'
import { TSX } from '@homecare/dev-servers/processes'
import { createDatabase, startPostgres, type RunningPostgres } from '@homecare/dev-servers/postgres'
import { createDb } from '@homecare/server/database/db'
import { applyMigrations } from '@homecare/server/database/migrate'
import { seed } from '@homecare/server/database/seed'
import type { BenchContext } from '../context'
import { generateRecords } from './generate-records'
import { send } from './send-many'
import { UNUSED_SERVICES } from './unused-services'

const PASSWORD = 'a password for the bench'
const START_TIMEOUT_MS = 60_000

/** A BFF as deployed, with a database of generated records and no other servers. */
export interface AdminServer {
  url: string
  databaseUrl: string
  /** A new session's Cookie header. */
  login(): Promise<string>
}

/** A Postgres with the settings of a deployment. */
export async function openPostgres(ctx: BenchContext): Promise<RunningPostgres> {
  const compose = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8')
  const settings = Object.fromEntries(
    [...compose.matchAll(/'-c', '(\w+)=([^']+)'/g)].map(([, name, value]) => [name, value]),
  )
  if (!settings.jit) throw new Error('docker-compose.yml no longer has settings of Postgres')
  const postgres = await startPostgres({ dataDir: join(await ctx.tempDir(), 'postgres'), settings })
  ctx.onClose(() => postgres.stop())
  return postgres
}

export async function startAdminServer(
  ctx: BenchContext,
  postgres: RunningPostgres,
  count: number,
): Promise<AdminServer> {
  const databaseUrl = await createDatabase(postgres.url, `admin_${count}`)
  await applyMigrations({ databaseUrl })
  const db = createDb(databaseUrl, { poolSize: 1 })
  await seed(db, { demoStaff: { admin: PASSWORD, coordinator: PASSWORD, viewer: PASSWORD } })
  await db.$disconnect()
  await generateRecords(databaseUrl, count, ctx.log)
  const url = await startBff(ctx, databaseUrl)
  const login = async () => {
    const response = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'coordinator', password: PASSWORD }),
    })
    if (!response.ok) throw new Error(`login responded ${response.status}`)
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  return { url, databaseUrl, login }
}

/** Starts it without gateway and object store, which lists don't need. */
async function startBff(ctx: BenchContext, databaseUrl: string): Promise<string> {
  const lines: string[] = []
  const port = new Promise<string>((resolve, reject) => {
    const child = startChild({
      name: 'bff',
      cwd: join(ROOT, 'bff'),
      args: [...TSX, 'src/main.ts'],
      env: {
        ...UNUSED_SERVICES,
        DATABASE_URL: databaseUrl,
        BFF_PORT: '0',
        LOG_LEVEL: 'info',
        LOGIN_ATTEMPTS: '100000',
      },
      log(line) {
        if (lines.length < 20) lines.push(line)
        const [, listens] = /"port":(\d+)/.exec(line) ?? []
        if (listens) resolve(listens)
      },
    })
    ctx.onClose(() => child.stop())
    const timer = setTimeout(() => reject(new Error(`the BFF did not start.\n${lines.join('\n')}`)), START_TIMEOUT_MS)
    timer.unref()
    void child.ended.then((how) => reject(new Error(`${how}.\n${lines.join('\n')}`)))
  })
  const url = `http://127.0.0.1:${await port}`
  await send({ method: 'GET', url: `${url}/readyz` })
  return url
}
