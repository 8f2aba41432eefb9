import { randomBytes } from 'node:crypto'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { dayFromNow } from '../load'
import { createVisitor } from '../visitor'
import { createEdgeBrowser, type Edge } from './edge-browser'
import { openSite, runTask, visitorAddress, type ContainerSite } from './site'

const PROJECT = 'homecare-restore'
/** Postgres hands its log over at least every 30 s. */
const ARCHIVED_MS = 90_000

/**
 * The services of deploy/backup/docker-compose.yml beside those of docker-compose.yml: backs up, loses every volume but
 * the backup's while visitors had written, restores into empty ones, then once more to a point in time. Throws the first
 * thing that is not as it should be.
 */
export async function containerRestore({ build, log }: { build: boolean; log: (line: string) => void }): Promise<void> {
  const site = await openSite({
    project: PROJECT,
    files: ['deploy/backup/docker-compose.yml'],
    settings: { BACKUP_KEY: randomBytes(32).toString('hex') },
    log,
  })
  const { containers } = site
  const backup = (...words: string[]): Promise<string> =>
    containers.engine('exec', site.name('backup'), 'node', 'backup.mjs', ...words)
  const restore = async (...words: string[]): Promise<void> => {
    const begun = performance.now()
    await containers.up('minio')
    const output = await runTask(containers, 'restore', ...words)
    if (!output.includes('VERIFIED:') || output.includes('NOT VERIFIED'))
      throw new Error(`It was not verified:\n${output}`)
    log(`restored and verified in ${seconds(begun)}`)
    await containers.up()
  }
  try {
    if (build) await containers.build()
    const edge = await site.start()
    log('everything runs, and the service backup says that a first backup is there')
    await sendRequest(edge, 'before')
    const begun = performance.now()
    log(`${(await backup('now')).split('\n').at(-1)} ${seconds(begun)}`)
    await backup('check')
    log('checked by restoring')
    const middle = new Date()
    await sendRequest(edge, 'after')
    await archivedSince(site, new Date())
    await containers.compose('down')
    const volumes = (await containers.compose('config', '--volumes')).split('\n').filter((name) => name !== 'backup')
    await containers.engine('volume', 'rm', '--force', ...volumes.map((name) => `${PROJECT}_${name}`))
    log('every container and volume but the backup’s is gone')
    await restore()
    await expectRequests(site, ['after', 'before'])
    const { status } = await fetchPage({ ...edge, ca: await site.certificate() })
    if (status !== 200) throw new Error(`The restored site answered ${status}.`)
    log('the restored system serves pages and has both requests')
    await containers.compose('down')
    await restore('--to', middle.toISOString(), '--replace')
    await expectRequests(site, ['before'])
    log('the system of the point in time has the first request and not the second')
  } finally {
    await site.stop()
  }
}

const seconds = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`

async function sendRequest(edge: Edge, name: string): Promise<void> {
  const browser = createEdgeBrowser(edge, visitorAddress(2))
  const { status } = await createVisitor(() => edge.publicUrl, '', undefined, browser.send).contact({
    fullName: `Visitor ${name}`,
    email: `${name}@writers.example`,
    phoneNumber: '0501234567',
    date: dayFromNow(5),
    service: 'Ventilator Care',
  })
  browser.close()
  if (status !== 201) throw new Error(`A request through the edge was answered ${status}.`)
}

/** Its certificates were lost too, and it has made new ones. */
async function fetchPage(edge: Edge): Promise<{ status: number }> {
  const browser = createEdgeBrowser(edge, visitorAddress(3))
  const ask = () => browser.send(`${edge.publicUrl}/`, { method: 'GET', signal: AbortSignal.timeout(10_000) })
  const options = { timeoutMs: 60_000, intervalMs: 500, what: 'the restored site to serve a page' }
  const answer = await waitFor(async () => ((await ask()).ok ? ask() : undefined), options)
  browser.close()
  return answer ?? { status: 0 }
}

const sql = ({ containers, name }: ContainerSite, statement: string): Promise<string> =>
  containers.engine('exec', name('postgres'), 'psql', '-U', 'homecare', '-d', 'homecare', '-At', '-c', statement)

async function archivedSince(site: ContainerSite, at: Date): Promise<void> {
  const statement = `SELECT last_archived_time > '${at.toISOString()}' FROM pg_stat_archiver`
  await waitFor(async () => (await sql(site, statement)) === 't', {
    timeoutMs: ARCHIVED_MS,
    intervalMs: 500,
    what: 'Postgres to hand its log over',
  })
}

async function expectRequests(site: ContainerSite, names: string[]): Promise<void> {
  const found = await sql(site, `SELECT split_part(email, '@', 1) FROM service_request ORDER BY 1`)
  if (found !== names.join('\n')) throw new Error(`The requests should be ${names.join(', ')}. There are: ${found}`)
}
