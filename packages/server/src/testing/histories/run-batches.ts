import fc from 'fast-check'
import { historyProperty } from './history'
import { openHistoryDatabase } from './history-database'

/** The main process sends a batch; it is sent back when no rule was broken. */
export interface Batch {
  /** Number of the first history. */
  from: number
  runs: number
  seed: number
}

// One process of the command, with a database of its own. Exits with 1 and the shrunk history, its seed and path, if a rule was broken.
const database = await openHistoryDatabase(process.argv[2] ?? '')

async function run(batch: Batch): Promise<void> {
  const result = await fc.check(historyProperty(database), { numRuns: batch.runs, seed: batch.seed })
  if (result.failed) {
    console.error(await fc.asyncDefaultReportMessage(result), String(result.errorInstance))
    process.exit(1)
  }
  process.send?.(batch)
}
process.on('message', (batch: Batch) => void run(batch))
process.once('disconnect', () => void database.close())
process.send?.('ready')
