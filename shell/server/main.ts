import { join } from 'node:path'
import { readEnv } from './env'
import { startShell } from './start'

const shell = await startShell({ env: readEnv(process.env), dist: join(__dirname, '..') }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void shell.stop().then(() => process.exit(0)))
}
