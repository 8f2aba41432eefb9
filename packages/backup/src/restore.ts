import { readBackupEnv } from './env'
import { exitWith } from './backup-error'
import { restoreSystem, type RestoreResult } from './restore-system'
import { readWords } from './restore-words'

// The program behind `npm run restore` and the service `restore`. It exits with 0 when the restored system is verified.
const log = (line: string) => void process.stdout.write(`${line}\n`)

async function main(args: readonly string[]): Promise<void> {
  const { to, replace } = readWords(args)
  const result = await restoreSystem({ settings: readBackupEnv(), to, replace, log })
  for (const line of restoreReport(result)) log(line)
  if (result.problems.length > 0) process.exitCode = 1
}

/** What a restore did, and what people have to do now. */
function restoreReport({ objects, after, anchorsSetAside, aside, ...verdict }: RestoreResult): string[] {
  const last = after.lastEntryAt?.toISOString() ?? 'no entry'
  return [
    `Restored: ${verdict.bookings} bookings, ${verdict.auditEntries} entries of the audit history, ${objects.restored} objects (${objects.alreadyThere} were there already).`,
    `The last recorded change is of ${last}: what happened later is lost.`,
    ...(aside ? [`The database that was there before is in ${aside}; remove it when you are sure.`] : []),
    ...(anchorsSetAside.length > 0
      ? [`${anchorsSetAside.length} anchors that are newer than the database are now in audit/anchors-set-aside/.`]
      : []),
    `Done: ${after.sessionsEnded} sessions ended, ${after.passwordLinksRemoved} password links and ${after.daySheetLinksRevoked} day sheets revoked, ${after.paymentsToCheck} open payments due for reconciliation, ${after.effectsQueuedAgain} unfinished effects due for the queue.`,
    'Now, before BFF and worker start (docs/operations.md, "After a restore"):',
    '  1. Empty the queue: docker compose exec valkey valkey-cli FLUSHALL',
    `  2. Start Postgres, then worker and BFF. Staff log in again.`,
    `  3. In the card gateway's dashboard, compare all orders since ${last} with the bookings: payments of bookings that are lost are refunded or booked again.`,
    '  4. Repeat what was decided since then: accounts that were disabled, patients that were erased, prices, closed days, releases.',
    ...(verdict.problems.length === 0
      ? [
          'VERIFIED: the audit history fits its anchors, and every object that the database refers to is there with its hash.',
        ]
      : ['NOT VERIFIED:', ...verdict.problems.map((problem) => `  - ${problem}`)]),
  ]
}

await main(process.argv.slice(2)).catch(exitWith)
