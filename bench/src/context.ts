import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTools, FULL_BROWSERS } from '@homecare/cli/tools'
import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { FREE_PORTS } from '@homecare/dev-servers/ports'
import { startSystem, type System, type SystemOptions } from '@homecare/dev-servers/system'
import { hasRedisServer } from '@homecare/dev-servers/system/redis'
import { chromium, type Browser } from 'playwright'
import { Missing } from './measurement'

export type BenchContext = ReturnType<typeof openContext>

/** The servers, browser and folders that measurements use. `close` stops everything that was started through it. */
export function openContext({ short }: { short: boolean }) {
  const tools = findTools(FULL_BROWSERS)
  const cleanups: (() => Promise<unknown>)[] = []
  const once = new Map<string, Promise<string>>()
  let current: { key: string; system: Promise<System> } | undefined
  let browser: Promise<Browser> | undefined
  const log = (line: string) => console.log(`  ${line}`)

  /** A system on free ports with its own data, logging as in production. */
  const start = ({ env, ...options }: Omit<SystemOptions, 'durable' | 'log'>): Promise<System> =>
    startSystem({
      // All visitors of the benchmarks come from loopback.
      ...{ env: { ...FREE_PORTS, LOG_LEVEL: 'info', TRUSTED_PROXIES: 'loopback', ...env }, ...options },
      ...{ durable: true, log: () => {} },
    })
  const endSystem = async (): Promise<void> => {
    const system = current?.system
    current = undefined
    await (await system)?.stop()
  }
  return {
    /** Fewer rounds, for developing a measurement. */
    short,
    rounds: short ? 1 : 5,
    hasRedis: hasRedisServer(),
    log,
    /** A new folder, removed at the end. */
    async tempDir(): Promise<string> {
      const dir = await mkdtemp(join(tmpdir(), 'homecare-bench-'))
      cleanups.push(() => rm(dir, { recursive: true, force: true }))
      return dir
    },
    /** The whole system. Only one runs at a time: other settings stop the previous one. */
    async system(settings: Record<string, string> = {}): Promise<System> {
      const key = JSON.stringify(settings)
      if (current?.key !== key) {
        await endSystem().catch(() => {})
        log('starting the system …')
        current = { key, system: start({ env: settings, site: { built: Promise.resolve() } }) }
      }
      return current.system
    },
    /** Another system, or a part of one, until the end of the run. */
    async another(options: Parameters<typeof start>[0]): Promise<System> {
      const system = await start(options)
      cleanups.push(system.stop)
      return system
    },
    async browser(): Promise<Browser> {
      if (tools.chromium === undefined) throw new Missing('there is no Chromium')
      if (browser) return browser
      browser = chromium.launch({ ...(tools.chromium ? { executablePath: tools.chromium } : {}), args: ROOT_FLAGS })
      const launched = await browser
      cleanups.push(() => launched.close())
      return launched
    },
    /** Makes what several measurements use once in a run. */
    once(name: string, make: () => Promise<string>): Promise<string> {
      const made = once.get(name) ?? make()
      once.set(name, made)
      return made
    },
    /** Registers a cleanup for the end of the run; the last registered runs first. */
    onClose: (end: () => Promise<unknown>): void => void cleanups.push(end),
    async close(): Promise<void> {
      await endSystem().catch(() => {})
      for (const end of cleanups.splice(0).reverse())
        await end().catch((error: unknown) => log(`cleanup failed: ${String(error)}`))
    },
  }
}
