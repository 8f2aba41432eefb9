import fc from 'fast-check'
import { historyProperty } from './history'
import { openLane } from './lane'

/** The main process sends what to do next; it is sent back when all of it kept the rules. */
export interface Batch {
  /** Number of the first history. */
  from: number
  runs: number
  seed: number
}

// One lane of the command, in this database. Ends with 1 and the shrunk history, its seed and path, if a rule was broken.
const lane = await openLane(process.argv[2] ?? '')

async function run(batch: Batch): Promise<void> {
  const result = await fc.check(historyProperty(lane), { numRuns: batch.runs, seed: batch.seed })
  if (result.failed) {
    console.error(await fc.asyncDefaultReportMessage(result))
    process.exit(1)
  }
  process.send?.(batch)
}
process.on('message', (batch: Batch) => void run(batch))
process.once('disconnect', () => void lane.close())
process.send?.('ready')
