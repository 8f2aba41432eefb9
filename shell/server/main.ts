import { join } from 'node:path'
import { readShellEnv } from './env'
import { startShell } from './start'

const stop = await startShell({ env: readShellEnv(), dist: join(__dirname, '..') }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)))
}
