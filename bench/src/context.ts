import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack, type Stack } from '@homecare/cli/stack'
import { findTools, FULL_BROWSERS } from '@homecare/cli/tools'
import { chromium, type Browser } from 'playwright'

/** What measurements stand on. Everything that is started through it is ended by `close`. */
export interface BenchContext {
  /** Quick and rough, while a measurement is being written. */
  short: boolean
  /** Whether this machine can run redis-server. */
  hasRedis: boolean
  note(line: string): void
  /** A folder of its own, removed at the end. */
  tempDir(): Promise<string>
  /** The whole system on free ports with data of its own, logging as in production. One runs at a time: other settings end the one before. */
  stack(settings?: Record<string, string>): Promise<Stack>
  /** null where no Chromium can be had. */
  browser(): Promise<Browser | null>
  /** Has something ended when all is measured; what was started last ends first. */
  atEnd(end: () => Promise<unknown>): void
  close(): Promise<void>
}

const FREE_PORTS = { PORT: '0', BFF_PORT: '0', SANDBOX_PORT: '0', INBOX_PORT: '0', METRICS_PORT: '0' }
const ROOT_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function openContext({ short }: { short: boolean }): BenchContext {
  const tools = findTools(FULL_BROWSERS)
  const ends: (() => Promise<unknown>)[] = []
  let current: { key: string; stack: Promise<Stack> } | undefined
  let browser: Promise<Browser> | undefined
  const note = (line: string) => console.log(`  ${line}`)

  const start = async (settings: Record<string, string>): Promise<Stack> => {
    note('starting the system …')
    const dir = await context.tempDir()
    return startStack({
      dir,
      // The bench's many visitors all come from loopback.
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
    note,
    async tempDir() {
      const dir = await mkdtemp(join(tmpdir(), 'homecare-bench-'))
      ends.push(() => rm(dir, { recursive: true, force: true }))
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
      ends.push(() => launched.close())
      return launched
    },
    atEnd: (end) => void ends.push(end),
    async close() {
      await endStack().catch(() => {})
      for (const end of ends.splice(0).reverse())
        await end().catch((error: unknown) => note(`not ended cleanly: ${String(error)}`))
    },
  }
  return context
}
