import { join } from 'node:path'
import { readShellEnv } from '@homecare/shell/server/env.ts'
import { startShell } from '@homecare/shell/server/start.ts'

// The built shell with the contract number of the first argument.
const shell = await startShell({
  env: readShellEnv(),
  dist: join(import.meta.dirname, '../../shell/dist'),
  contract: Number(process.argv[2]),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void shell.stop().then(() => process.exit(0)))
