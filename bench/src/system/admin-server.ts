import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { createDatabase, startPostgres, type RunningPostgres } from '@homecare/dev-servers/postgres'
import { parse } from 'yaml'
import type { BenchContext } from '../context'
import { generateRecords } from './generate-records'

/** A Postgres with the settings of a deployment. */
export async function openPostgres(ctx: BenchContext): Promise<RunningPostgres> {
  const { services }: { services: { postgres: { command: string[] } } } = parse(
    await readFile(join(ROOT, 'docker-compose.yml'), 'utf8'),
  )
  const settings: Record<string, string> = {}
  for (const word of services.postgres.command) {
    const [name = '', value] = word.split('=')
    if (value !== undefined) settings[name] = value
  }
  if (!settings.jit) throw new Error('docker-compose.yml no longer has settings of Postgres')
  const postgres = await startPostgres({ dataDir: join(await ctx.tempDir(), 'postgres'), settings })
  ctx.onClose(() => postgres.stop())
  return postgres
}

export type AdminServer = Awaited<ReturnType<typeof startAdminServer>>

/** A BFF as deployed, with a database of generated records and no other servers. */
export async function startAdminServer(ctx: BenchContext, postgres: RunningPostgres, count: number) {
  const databaseUrl = await createDatabase(postgres.url, `admin_${count}`)
  const { info } = await ctx.another({ env: { DATABASE_URL: databaseUrl, LOGIN_ATTEMPTS: '100000' }, workers: 0 })
  await generateRecords(databaseUrl, count, ctx.log)
  const { password } = info.staff.find(({ role }) => role === 'coordinator') ?? {}
  /** A new session's Cookie header. */
  const login = async (): Promise<string> => {
    const response = await fetch(`${info.bff}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'coordinator', password }),
    })
    if (!response.ok) throw new Error(`login responded ${response.status}`)
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  return { url: info.bff, metrics: info.metrics.bff, databaseUrl, login }
}
