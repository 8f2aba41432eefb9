import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compose, Variables } from '@homecare/cli/containers/compose-file'
import { openDeployment } from '@homecare/cli/containers/deployment'
import { projectEnv, randomEnv, writeEnvFile } from '@homecare/cli/containers/env-file'
import { containerName, lastLines, podman } from '@homecare/cli/containers/podman'
import { runTask } from '@homecare/cli/containers/replacement'
import { createTopology } from '@homecare/cli/containers/topology'
import { dataDir } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { dayFromNow } from './load'
import { trustEdge } from './trust-edge'
import { createVisitor } from './visitor'

const FILES = ['docker-compose.yml', 'deploy/backup/docker-compose.yml', 'deploy/trial/docker-compose.yml']
/** Postgres hands its log over at least every 30 s. */
const ARCHIVED_MS = 90_000
const PROGRAM_MS = 180_000

interface ContainerRestoreOptions {
  /** Without it the images of an earlier run are taken. */
  build: boolean
  log: (line: string) => void
}

/**
 * The services of deploy/backup/docker-compose.yml beside those of docker-compose.yml: backs up, loses every volume but
 * the backup's while visitors had written, restores into empty ones, then once more to a point in time. Throws the first
 * thing that is not as it should be.
 */
export async function containerRestore({ build, log }: ContainerRestoreOptions): Promise<void> {
  const dir = join(dataDir(), 'container-restore')
  await mkdir(dir, { recursive: true })
  const [http, https, gateway, inbox] = await Promise.all([1, 2, 3, 4].map(() => freePort()))
  const env: Variables = {
    ...randomEnv({ HTTP_PORT: `${http}`, HTTPS_PORT: `${https}`, SANDBOX_PORT: `${gateway}`, INBOX_PORT: `${inbox}` }),
    ...projectEnv('homecare-restore'),
    BACKUP_KEY: randomBytes(32).toString('hex'),
  }
  const envFile = join(dir, '.env')
  await writeEnvFile(envFile, env)
  const { compose, engine } = await openDeployment({ files: FILES, envFile, log })
  if (engine.program !== 'podman') throw new Error('This trial removes volumes of podman; Docker runs here.')
  const inContainer = (service: string, ...words: string[]): Promise<string> =>
    podman(['exec', containerName(compose.name, service, 1), ...words], PROGRAM_MS)
  const write = (name: string): Promise<void> => sendRequest(`${env.PUBLIC_URL}`, name)
  const restore = async (...words: string[]): Promise<void> => {
    const begun = performance.now()
    await runTask(withCommand(compose, 'restore', words), 'restore')
    const output = await lastLines(containerName(compose.name, 'restore', 1))
    if (!output.includes('VERIFIED:') || output.includes('NOT VERIFIED'))
      throw new Error(`It was not verified:\n${output}`)
    log(`restored and verified in ${seconds(begun)}`)
  }
  try {
    if (build) await engine.prepare()
    await engine.remove()
    await engine.up()
    log('everything runs, and the service backup says that a first backup is there')
    await trustEdge(containerName(compose.name, 'edge', 1))
    await write('before')
    const begun = performance.now()
    log(`${(await inContainer('backup', 'node', 'backup.mjs', 'now')).split('\n').at(-1)} ${seconds(begun)}`)
    await inContainer('backup', 'node', 'backup.mjs', 'check')
    log('checked by restoring')
    const middle = new Date()
    await write('after')
    await archivedSince(inContainer, new Date())
    await engine.stop()
    for (const volume of Object.keys(compose.volumes).filter((name) => name !== 'backup'))
      await podman(['volume', 'rm', '--force', `${compose.name}_${volume}`])
    log('every container and volume but the backup’s is gone')
    await createTopology(only(compose, 'minio'), log).up()
    await restore()
    await engine.up()
    await expectRequests(inContainer, ['after', 'before'])
    // Its certificates were lost too, and it has made new ones.
    await trustEdge(containerName(compose.name, 'edge', 1))
    await expectPage(`${env.PUBLIC_URL}`)
    log('the restored system serves pages and has both requests')
    await engine.stop()
    await createTopology(only(compose, 'minio'), log).up()
    await restore('--to', middle.toISOString(), '--replace')
    await engine.up()
    await expectRequests(inContainer, ['before'])
    log('the system of the point in time has the first request and not the second')
  } finally {
    await engine.remove()
    await rm(dir, { recursive: true, force: true })
  }
}

type InContainer = (service: string, ...words: string[]) => Promise<string>

const seconds = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`

const withCommand = (compose: Compose, name: string, command: string[]): Compose => {
  const service = compose.services[name]
  if (!service) throw new Error(`The compose files have no service ${name}.`)
  return { ...compose, services: { ...compose.services, [name]: { ...service, command } } }
}

/** The others are there, since each service's address follows from its place, and are not started. */
const only = (compose: Compose, wanted: string): Compose => ({
  ...compose,
  services: Object.fromEntries(
    Object.entries(compose.services).map(([name, service]) => [
      name,
      name === wanted ? service : { ...service, profiles: ['not now'] },
    ]),
  ),
})

async function sendRequest(siteUrl: string, name: string): Promise<void> {
  const { status } = await createVisitor(() => siteUrl, '10.20.30.1').contact({
    fullName: `Visitor ${name}`,
    email: `${name}@writers.example`,
    phoneNumber: '0501234567',
    date: dayFromNow(5),
    service: 'Ventilator Care',
  })
  if (status !== 201) throw new Error(`A request through the edge was answered ${status}.`)
}

const sql = (inContainer: InContainer, statement: string): Promise<string> =>
  inContainer('postgres', 'psql', '-U', 'homecare', '-d', 'homecare', '-At', '-c', statement)

async function archivedSince(inContainer: InContainer, at: Date): Promise<void> {
  const statement = `SELECT last_archived_time > '${at.toISOString()}' FROM pg_stat_archiver`
  await waitFor(async () => (await sql(inContainer, statement)) === 't', {
    timeoutMs: ARCHIVED_MS,
    intervalMs: 500,
    what: 'Postgres to hand its log over',
  })
}

async function expectRequests(inContainer: InContainer, names: string[]): Promise<void> {
  const found = await sql(inContainer, `SELECT split_part(email, '@', 1) FROM service_request ORDER BY 1`)
  if (found !== names.join('\n')) throw new Error(`The requests should be ${names.join(', ')}. There are: ${found}`)
}

async function expectPage(siteUrl: string): Promise<void> {
  await waitFor(async () => (await fetch(siteUrl)).ok, { timeoutMs: 60_000, what: 'the restored site to serve a page' })
}
