import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack, type Stack } from '@homecare/cli/stack'
import { findTools, FULL_BROWSERS } from '@homecare/cli/tools'
import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { FREE_PORTS } from '@homecare/dev-servers/ports'
import { chromium, type Browser } from 'playwright'

/** The servers, browser and folders that measurements use. `close` stops everything that was started through it. */
export interface BenchContext {
  /** Fewer rounds, for developing a measurement. */
  short: boolean
  /** True if this machine can run redis-server. */
  hasRedis: boolean
  log(line: string): void
  /** A new folder, removed at the end. */
  tempDir(): Promise<string>
  /** The whole system on free ports with its own data, logging as in production. Only one runs at a time: other settings stop the previous one. */
  stack(settings?: Record<string, string>): Promise<Stack>
  /** null without Chromium. */
  browser(): Promise<Browser | null>
  /** Registers a cleanup for the end of the run; the last registered runs first. */
  onClose(end: () => Promise<unknown>): void
  close(): Promise<void>
}

export function openContext({ short }: { short: boolean }): BenchContext {
  const tools = findTools(FULL_BROWSERS)
  const cleanups: (() => Promise<unknown>)[] = []
  let current: { key: string; stack: Promise<Stack> } | undefined
  let browser: Promise<Browser> | undefined
  const log = (line: string) => console.log(`  ${line}`)

  const start = async (settings: Record<string, string>): Promise<Stack> => {
    log('starting the system …')
    const dir = await context.tempDir()
    return startStack({
      dir,
      // All visitors of the benchmarks come from loopback.
      env: { ...FREE_PORTS, LOG_LEVEL: 'info', TRUSTED_PROXIES: 'loopback', ...settings },
      durable: true,
      log: () => {},
      built: Promise.resolve(),
    })
  }
  const endStack = async (): Promise<void> => {
    const stack = current?.stack
    current = undefined
    await (await stack)?.stop()
  }
  const context: BenchContext = {
    short,
    hasRedis: tools.redis !== undefined,
    log,
    async tempDir() {
      const dir = await mkdtemp(join(tmpdir(), 'homecare-bench-'))
      cleanups.push(() => rm(dir, { recursive: true, force: true }))
      return dir
    },
    async stack(settings = {}) {
      const key = JSON.stringify(settings)
      if (current?.key !== key) {
        await endStack().catch(() => {})
        current = { key, stack: start(settings) }
      }
      return current.stack
    },
    async browser() {
      if (tools.chromium === undefined) return null
      if (browser) return browser
      browser = chromium.launch({ ...(tools.chromium ? { executablePath: tools.chromium } : {}), args: ROOT_FLAGS })
      const launched = await browser
      cleanups.push(() => launched.close())
      return launched
    },
    onClose: (end) => void cleanups.push(end),
    async close() {
      await endStack().catch(() => {})
      for (const end of cleanups.splice(0).reverse())
        await end().catch((error: unknown) => log(`cleanup failed: ${String(error)}`))
    },
  }
  return context
}
