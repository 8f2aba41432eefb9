import { readBackupEnv } from './env'
import { exitWith } from './backup-error'
import { restoreReport } from './report'
import { restoreSystem } from './restore-system'
import { readWords } from './restore-words'

// The program behind `npm run restore` and the service `restore`. It exits with 0 when the restored system is verified.
const log = (line: string) => void process.stdout.write(`${line}\n`)

async function main(args: readonly string[]): Promise<void> {
  const { to, replace } = readWords(args)
  const result = await restoreSystem({ settings: readBackupEnv(), to, replace, log })
  for (const line of restoreReport(result)) log(line)
  if (result.problems.length > 0) process.exitCode = 1
}

await main(process.argv.slice(2)).catch(exitWith)
