import { renameSync, watchFile, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildChanged, bundleChanged } from './build-changed'
import { dataDir } from '@homecare/dev-servers/paths'
import { startSystem, type System, type SystemInfo } from '@homecare/dev-servers/system'
import { stopSignal } from './stop-signal'

const WATCH_MS = 1_000

/** `npm start`: the whole system in the foreground until Ctrl-C or SIGTERM; the data stays. */
export async function main(): Promise<void> {
  await runInForeground(() => {}, { bundled: true })
}

/**
 * Builds and starts everything, writes `stack.json`, prints the addresses, and runs until it is stopped. A back end that is
 * not bundled runs from its sources, and so takes a change with its next start.
 */
export async function runInForeground(
  onReady: (system: System) => void,
  { bundled }: { bundled: boolean },
): Promise<never> {
  const startedAt = performance.now()
  const stopRequest = stopSignal()
  const dir = dataDir()
  const stackFile = join(dir, 'stack.json')
  await mkdir(dir, { recursive: true })
  await rm(stackFile, { force: true })
  const log = (line: string): void => console.log(line)
  let ready: SystemInfo | undefined
  // Written atomically, since others may read it at any time.
  const writeStackFile = (): void => {
    if (!ready) return
    writeFileSync(`${stackFile}.new`, JSON.stringify(ready, null, 2))
    renameSync(`${stackFile}.new`, stackFile)
  }
  const built = buildChanged(log).then(() => {})
  const programs = bundled ? await bundleChanged(join(dir, 'programs'), log) : undefined
  // The smallest files would take a second longer, and nobody fetches them from afar.
  const env = { COMPRESSION: 'fast', ...process.env }
  const site = { built }
  const starting = startSystem({ dir, env, durable: true, log, site, onPids: writeStackFile, programs })
  const first = await Promise.race([starting, stopRequest])
  if (typeof first === 'string') {
    // A system that is still starting can only be stopped when it is ready.
    const system = await starting.catch(() => null)
    await system?.stop()
    process.exit(130)
  }
  ready = first.info
  writeStackFile()
  console.log(addresses(first, (performance.now() - startedAt) / 1000))
  onReady(first)
  // `npm run new-remote` adds a team's token.
  watchFile(join(dir, 'secrets.json'), { interval: WATCH_MS }, () => void first.restart('bff').catch(log))
  const reason = await Promise.race([first.broken, stopRequest])
  ready = undefined
  await rm(stackFile, { force: true })
  console.log(`\nStopping: ${reason}.`)
  await first.stop()
  process.exit(reason.startsWith('stop requested') ? 0 : 1)
}

function addresses({ info }: System, seconds: number): string {
  const rows = [
    ['Site', info.site],
    ['Staff', `${info.site}/login`],
    ['API documentation', `${info.bff}/docs`],
    ['Card sandbox', info.sandbox ?? 'the configured gateway'],
    ['Email inbox', info.inbox ?? 'the configured SMTP server'],
    ['Messages to phones', info.messages ?? 'the configured providers'],
    ...info.staff.map(({ userName, password }) => [`Login ${userName}`, `${userName} / ${password}`]),
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(width)}  ${value}`)
  return `\nReady in ${seconds.toFixed(1)} s. Ctrl-C stops it and keeps the data.\n\n${lines.join('\n')}\n`
}
