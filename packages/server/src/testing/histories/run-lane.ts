import fc from 'fast-check'
import { historyProperty } from './history'
import { openLane } from './lane'

// One lane of the command: so many histories in this database, from this seed. Prints `done n` as it goes, and ends
// with 1 and the shrunk history, its seed and path, if a rule was broken.
const [databaseUrl = '', runs = '0', seed = '0'] = process.argv.slice(2)
const BATCH = 250

const lane = await openLane(databaseUrl)
for (let done = 0; done < Number(runs);) {
  const numRuns = Math.min(BATCH, Number(runs) - done)
  const result = await fc.check(historyProperty(lane), { numRuns, seed: Number(seed) + done })
  if (result.failed) {
    console.error(await fc.asyncDefaultReportMessage(result))
    process.exit(1)
  }
  done += numRuns
  console.log(`done ${done}`)
}
await lane.close()
