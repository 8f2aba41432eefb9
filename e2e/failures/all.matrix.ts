import { expect, test } from '../fixtures'
import { releaseVariant } from '../team/variant'
import { FAILURES } from './kinds'
import { failedRow, HEADING, row } from './table'
import { broken, missed, MOMENTS, REMOTES, visit, type Case } from './visit'

test.use({ allowedErrors: [''] })

/** Words that a case's title must contain; `FAILURES_OF=booking,hang pnpm --filter e2e failures`. */
const WORDS = (process.env.FAILURES_OF ?? '').split(',').filter(Boolean)
const CASES: Case[] = REMOTES.flatMap((remote) =>
  FAILURES.flatMap((failure) => MOMENTS.map((moment) => ({ remote, failure, moment }))),
)
  // Public pages lead to the admin area by another document only, so it can't fail in the middle of their visit.
  .filter(({ remote, moment }) => remote !== 'admin' || moment === 'cold')
  .filter((each) => WORDS.every((word) => Object.values(each).join(' ').includes(word)))
const LIMIT_MS = 180_000
/** Above this load of the machine missed times are shown but prove nothing. */
const QUIET_PERCENT = 80

test('a visitor keeps text, help and recovery when any remote fails in any way, on the first page and later in a visit', async ({
  browser,
  baseURL,
  stack,
}) => {
  test.setTimeout(60_000 + CASES.length * LIMIT_MS)
  expect(CASES.length, `cases with the words ${WORDS.join(', ')}`).toBeGreaterThan(0)
  for (const name of REMOTES) await releaseVariant(stack, name)
  console.log(`\n${HEADING}`)
  const failed: string[] = []
  let late = 0
  for (const each of CASES) {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' })
    try {
      const outcome = await visit(await context.newPage(), each)
      const slow = missed(outcome).length > 0
      if (slow) late += 1
      const wrong = slow && outcome.busyPercent <= QUIET_PERCENT ? missed(outcome) : broken(outcome)
      const text = row(each, outcome, wrong)
      console.log(text)
      if (wrong.length > 0) failed.push(text)
    } catch (error) {
      const text = failedRow(each, String(error).split('\n')[0] ?? '')
      console.log(text)
      failed.push(text)
    }
    await context.close()
  }
  console.log(
    `\n${CASES.length - failed.length} of ${CASES.length} hold. ${late} missed a time; that counts where at most ${QUIET_PERCENT} % of the machine were busy.`,
  )
  expect(failed).toEqual([])
})
