import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleStandIns } from '@homecare/bundle/bundle-programs'
import { dataDir, ROOT } from '@homecare/dev-servers/paths'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { parse } from 'yaml'
import { run } from '../run'
import { onPath } from '../tools'
import { readEnvFile } from './env-file'

const UP_LIMIT_MS = 300_000
const RETRIES = 3
const BUILD = ['--network', 'host', '--format', 'docker', '--layers', '--quiet']
/** Without systemd podman starts no health check, and needs other settings. */
const HAS_SYSTEMD = existsSync('/run/systemd/system')
const STAND_INS = join(ROOT, 'deploy/stand-ins')

/** What is read of `compose config`. */
interface ComposeConfig {
  services: Record<string, { image: string; build?: { context: string; target: string } }>
}

interface Options {
  /** The folder of docker-compose.yml; the repository's root by default. */
  root?: string
  /** The tag of our own images; `latest` by default. */
  tag?: string
  envFile: string
  project: string
  log: (line: string) => void
}

const succeeds = (name: string, words: readonly string[]): Promise<boolean> =>
  run(name, words).then(
    () => true,
    () => false,
  )

export type Containers = Awaited<ReturnType<typeof openContainers>>

/** docker-compose.yml with Docker, or else with podman, on which Compose works through a socket that is opened here. */
export async function openContainers(options: Options) {
  const { root = ROOT, tag, envFile, project, log } = options
  const { isDocker, isOld, env: engineEnv, close } = await openEngine()
  /** Runs `docker` or `podman`, whichever is here. */
  const engine: Engine = (...words) => run(isDocker ? 'docker' : 'podman', words, engineEnv)
  const file = await rewritten(join(root, 'docker-compose.yml'), project, { isOld, tag })
  const variables = await readEnvFile(envFile)
  /** What Compose calls a container of a service. */
  const nameOf = (service: string, index = 1): string => [project, service, index].join(isOld ? '_' : '-')
  const addresses = (service: string, count: string, port: number): string =>
    [...Array.from({ length: Number(count) }, (_, at) => nameOf(service, at + 1)), nameOf(`${service}-b`)]
      .map((each) => `${each}:${port}`)
      .join(' ')
  const env = {
    ...engineEnv,
    SHELLS: variables.SHELLS || addresses('shell', variables.SHELL_REPLICAS || '1', 3000),
    BFFS: variables.BFFS || addresses('bff', variables.BFF_REPLICAS || '2', 3001),
  }
  const [program = '', ...first] = isDocker ? ['docker', 'compose'] : ['docker-compose']
  const base = ['--project-name', project, '--project-directory', root, '--env-file', envFile, '--file', file]
  const compose: Engine = (...words) => run(program, [...first, ...base, ...words], env)
  const list = async (...words: string[]): Promise<string[]> =>
    (await engine('ps', '--all', '--filter', `label=com.docker.compose.project=${project}`, ...words))
      .split('\n')
      .filter(Boolean)
  return {
    compose,
    engine,
    isPodman: !isDocker,
    nameOf,
    /** The names of a service's containers, in the order of their numbers. */
    names: async (name: string): Promise<string[]> =>
      (await list('--filter', `label=com.docker.compose.service=${name}`, '--format', '{{.Names}}')).toSorted((a, b) =>
        a.localeCompare(b, 'en', { numeric: true }),
      ),
    /** Builds all images; where no registry can be reached stand-ins take the place of those of others. */
    async build(): Promise<void> {
      await bundleStandIns(join(STAND_INS, 'dist'))
      if (!isDocker && (await lacksRegistry())) {
        log('No registry can be reached: making stand-ins for the images of others …')
        await run('sh', [join(STAND_INS, 'build.sh')], { ...engineEnv, NODE: process.execPath })
      }
      log('building our own images …')
      if (isDocker) return void (await compose('build', ...(await labels())))
      // Compose 1 would walk through node_modules once for each service.
      const { services } = parse(await compose('config')) as ComposeConfig
      const images = new Map(Object.values(services).flatMap(({ image, build }) => (build ? [[image, build]] : [])))
      for (const [image, { context, target }] of images) {
        await engine('build', ...BUILD, ...(await labels()), '--target', target, '--tag', image, context)
        log(`built ${image}`)
      }
    },
    /** Starts these services, by default all, and waits until each container is healthy or has done its task. */
    async up(...words: string[]): Promise<void> {
      const begin = (): Promise<string> => compose('up', '--detach', '--no-build', ...words)
      // A release that another waits for can fail on a busy machine, and Compose gives up then.
      const started = begin().catch(begin)
      const states = (): Promise<string[]> => list('--format', '{{.Names}}\t{{.Status}}')
      const checks = new AbortController()
      const checking = isDocker || HAS_SYSTEMD ? undefined : checkHealth(states, engine, checks.signal)
      try {
        await started
        await untilReady(states, engine)
      } finally {
        checks.abort()
        await checking
      }
    },
    /** Ends the server that Compose talks to, if there was none before. */
    close,
  }
}

type Engine = (...words: string[]) => Promise<string>

/**
 * Waits until each container is healthy or, without a health check, has ended well. A task that failed is started again a
 * few times: on a busy machine a release can find no document server that answers.
 */
async function untilReady(states: () => Promise<string[]>, engine: Engine): Promise<void> {
  const isReady = (line: string): boolean => /\(healthy\)|\tExited \(0\)/.test(line)
  const nameIn = (line: string): string => line.split('\t')[0] ?? ''
  let left: string[] = []
  let retries = RETRIES
  const isOver = async (): Promise<boolean> => {
    left = (await states()).filter((line) => !isReady(line))
    const failed = left.filter((line) => /\tExited /.test(line)).map(nameIn)
    if (failed.length > 0 && retries === 0) return true
    if (failed.length > 0) retries -= 1
    for (const name of failed) await engine('start', name)
    return left.length === 0
  }
  const waiting = waitFor(isOver, { timeoutMs: UP_LIMIT_MS, intervalMs: 1_000, what: 'the containers' })
  await waiting.catch(() => {})
  if (left.length === 0) return
  throw new Error(`Not ready:\n${left.join('\n')}\n${await engine('logs', '--tail', '20', nameIn(left[0] ?? ''))}`)
}

/** What systemd's timers do elsewhere. One after the other, since each check is a process in its container. */
async function checkHealth(states: () => Promise<string[]>, engine: Engine, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const lines = await states().catch(() => [])
    for (const line of lines.filter((each) => /\((?:starting|unhealthy)\)/.test(each)))
      await engine('healthcheck', 'run', line.split('\t')[0] ?? '').catch(() => {})
    await sleep(500)
  }
}

/** Compose 1 knows neither `name`, which is an option here, nor `start_interval`, which is podman's loop here. */
async function rewritten(
  file: string,
  project: string,
  { isOld, tag }: { isOld: boolean; tag: string | undefined },
): Promise<string> {
  if (!isOld && tag === undefined) return file
  const text = await readFile(file, 'utf8')
  const known = isOld ? text.replace(/^name: .*\n/m, '').replace(/, start_interval: \w+/, '') : text
  const folder = join(dataDir(), 'containers/rewritten', project, tag ?? 'latest')
  await mkdir(folder, { recursive: true })
  const path = join(folder, relative(ROOT, file).replaceAll(/[^\w.-]/g, '-'))
  await writeFile(path, tag === undefined ? known : known.replaceAll(/(image: homecare\/[\w-]+)/g, `$1:${tag}`))
  return path
}

async function openEngine() {
  const isDocker = (await succeeds('docker', ['info'])) && (await succeeds('docker', ['compose', 'version']))
  if (isDocker) return { isDocker, isOld: false, env: {}, close: () => {} }
  const missing = ['podman', 'runc', 'iptables', 'debootstrap', 'docker-compose'].filter((each) => !onPath([each]))
  if (missing.length > 0)
    throw new Error(
      `This needs Docker with Compose, or podman with what is missing here: apt-get install netavark aardvark-dns ${missing.join(' ')}`,
    )
  const isOld = (await run('docker-compose', ['version', '--short'])).startsWith('1.')
  const folder = join(dataDir(), 'containers')
  const socket = join(folder, `podman-${process.pid}.sock`)
  await mkdir(folder, { recursive: true })
  const withoutSystemd = {
    CONTAINERS_CONF: join(STAND_INS, 'containers.conf'),
    BUILDAH_ISOLATION: 'chroot',
    DISABLE_HC_SYSTEMD: 'true',
  }
  const env: Record<string, string> = {
    DOCKER_HOST: `unix://${socket}`,
    COMPOSE_DOCKER_CLI_BUILD: '0',
    COMPOSE_HTTP_TIMEOUT: '600',
    ...(HAS_SYSTEMD ? {} : withoutSystemd),
  }
  const service = ['system', 'service', '--time=0', `unix://${socket}`]
  const child = spawn('podman', service, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const close = (): void => void child.kill()
  process.once('exit', close)
  await waitFor(() => existsSync(socket), { timeoutMs: 15_000, what: 'podman’s socket' })
  return { isDocker, isOld, env, close }
}

/** Whether the image that the Dockerfile begins with can't be had, or is a stand-in itself. */
async function lacksRegistry(): Promise<boolean> {
  const [, image = ''] = /^FROM (\S+)/m.exec(await readFile(join(ROOT, 'Dockerfile'), 'utf8')) ?? []
  const name = `docker.io/library/${image}`
  if (await succeeds('podman', ['image', 'exists', name]))
    return (await run('podman', ['image', 'inspect', '--format', '{{index .Labels "stand-in"}}', name])) === 'true'
  return !(await succeeds('podman', ['pull', '--quiet', name]))
}

/** What the images' labels say. */
async function labels(): Promise<string[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The repository's own file.
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const revision = await run('git', ['rev-parse', 'HEAD']).catch(() => 'unknown')
  const source = await run('git', ['config', '--get', 'remote.origin.url']).catch(() => 'unknown')
  return [`VERSION=${version}`, `REVISION=${revision}`, `SOURCE=${source}`].flatMap((each) => ['--build-arg', each])
}
