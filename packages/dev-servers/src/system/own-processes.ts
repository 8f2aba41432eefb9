import { chosenPort, freePort } from '../ports'
import { startService, STARTS_FAST, TSX } from '../processes'
import type { Pids, SystemOptions, SystemPart } from '../system'
import { shellEnv } from './env'
import type { LocalSecrets } from './secrets'
import { supervise } from './supervise'

const READY_MS = 120_000
const LINES = 400
const NO_RESTART = { restarts: 0, withinMs: 120_000, firstDelayMs: 0, longestDelayMs: 0 }

interface ProcessOptions {
  folder: 'bff' | 'worker' | 'shell'
  args: string[]
  env: Record<string, string>
  /** What is read again whenever it starts. */
  lateEnv?: () => Promise<Record<string, string>>
  /** Responds 2xx once the process is ready. */
  readyUrl: string
}

interface Given {
  shared: Record<string, string>
  secrets: LocalSecrets
  /** The teams' tokens: those of a new remote's team as well. */
  tokens: () => Promise<string>
  stateDir: string
}

/** The document server, then the back end's processes. */
export function processesOf(at: Addresses, { env, site, programs }: SystemOptions, given: Given) {
  const { shared, secrets, tokens, stateDir } = given
  const args = (name: 'bff' | 'worker'): string[] =>
    programs ? [...STARTS_FAST, programs[name]] : [...TSX, 'src/main.ts']
  const portOf = (url = ''): string => new URL(url).port
  const named = (name: string, index: number): string => (index === 0 ? name : `${name}-${index + 1}`)
  const bffEnv = {
    ...shared,
    REPORT_KEYS: env.REPORT_KEYS || secrets.report,
    ...(site ? { SHELL_URL: at.shell } : {}),
    // The proxy in front runs on this machine.
    TRUSTED_PROXIES: ['127.0.0.1', env.TRUSTED_PROXIES].filter(Boolean).join(','),
  }
  const shell = { PORT: portOf(at.shell), METRICS_PORT: portOf(at.shellMetrics), BFF_URL: at.bffs[0] ?? '' }
  const processes: (ProcessOptions & { name: string })[] = [
    {
      ...{ name: 'shell', folder: 'shell', args: site?.shellArgs ?? ['dist/server/main.cjs'] },
      env: shellEnv(shared, { ...shell, STATE_DIR: stateDir }),
      // Releases are tried there before there are any pages, so before it is ready.
      readyUrl: `${at.shell}/shell/remotes.json`,
    },
    ...at.bffs.map((url, index) => ({
      ...{ name: named('bff', index), folder: 'bff' as const, args: args('bff'), readyUrl: `${url}/readyz` },
      lateEnv: async () => ({ RELEASE_TOKENS: await tokens() }),
      env: { ...bffEnv, BFF_PORT: portOf(url), METRICS_PORT: portOf(at.bffMetrics[index]) },
    })),
    ...at.workers.map((url, index) => ({
      ...{ name: named('worker', index), folder: 'worker' as const, args: args('worker'), readyUrl: `${url}/healthz` },
      env: { ...shared, METRICS_PORT: portOf(url) },
    })),
  ]
  return processes
}

/** Starts and watches the processes of a system: their ids, lines and failures. */
export function watchProcesses({ log: show, onPids, restarts = true }: SystemOptions) {
  const pids: Pids = { bff: 0, worker: 0, shell: 0, postgres: null }
  const [lines, crashes]: [string[], string[]] = [[], []]
  let reportBroken: (sentence: string) => void = () => {}
  const broken = new Promise<string>((resolve) => (reportBroken = resolve))
  const setPid = (name: string, pid: number): void => {
    if (!(name in pids)) return
    Object.assign(pids, { [name]: pid })
    onPids?.(pids)
  }
  const log = (line: string): void => {
    lines.push(line)
    if (lines.length > LINES) lines.shift()
    show(line)
  }
  const onGivenUp = (sentence: string): void => {
    crashes.push([sentence, ...lines.slice(-20)].join('\n'))
    reportBroken(sentence)
  }
  const process = (name: string, { folder, env, lateEnv, ...how }: ProcessOptions): SystemPart =>
    supervise({
      name,
      start: async (stopping) =>
        startService({
          ...{ name: folder, ...how, timeoutMs: READY_MS, log, stopping },
          env: { ...env, ...(await lateEnv?.()) },
        }),
      log,
      onPid: (pid) => setPid(name, pid),
      onGivenUp,
      ...(restarts ? {} : { limits: NO_RESTART }),
    })
  return { pids, lines, crashes, broken, setPid, log, onGivenUp, process }
}

export type Addresses = Awaited<ReturnType<typeof chooseAddresses>>

/** PORT, BFF_PORT, and METRICS_PORT with the two ports after it; all others are any free ones. */
export async function chooseAddresses(env: NodeJS.ProcessEnv, bffs: number, workers: number) {
  const url = (port: number): string => `http://127.0.0.1:${port}`
  const first = Number(env.METRICS_PORT || 0)
  const metrics = (n: number) => chosenPort({ METRICS_PORT: first === 0 ? '0' : String(first + n) }, 'METRICS_PORT', 0)
  const several = async (count: number, one: () => Promise<number>): Promise<string[]> => {
    const more = Array.from({ length: Math.max(0, count - 1) }, () => freePort())
    return count === 0 ? [] : [await one(), ...(await Promise.all(more))].map(url)
  }
  const site = await chosenPort(env, 'PORT', 3000)
  return {
    site: url(site),
    bffs: await several(bffs, () => chosenPort(env, 'BFF_PORT', site === 3000 ? 3001 : 0)),
    bffMetrics: await several(bffs, () => metrics(0)),
    workers: await several(workers, () => metrics(1)),
    shellMetrics: url(await metrics(2)),
    shell: url(await freePort()),
  }
}
