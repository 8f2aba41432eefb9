import { expect, test } from '../fixtures'
import { releaseVariant } from '../team/variant'
import { FAILURES } from './kinds'
import { broken, missed, MOMENTS, REMOTES, visit, type Case } from './visit'

/** One case of each kind of failure. */
const SAMPLE: Case[] = [
  { remote: 'booking', failure: 'hang', moment: 'mid-visit' },
  { remote: 'site', failure: '503', moment: 'cold' },
  { remote: 'admin', failure: 'garbage manifest', moment: 'cold' },
  { remote: 'booking', failure: 'throws on render', moment: 'cold' },
  { remote: 'site', failure: 'suspends forever', moment: 'mid-visit' },
  { remote: 'booking', failure: 'stale chunk', moment: 'mid-visit' },
]
const ALL: Case[] = REMOTES.flatMap((remote) =>
  FAILURES.flatMap((failure) => MOMENTS.map((moment) => ({ remote, failure, moment }))),
)
  // Public pages lead to the admin area by another document only, so it can't fail in the middle of their visit.
  .filter(({ remote, moment }) => remote !== 'admin' || moment === 'cold')

/** Words that a case must contain; `FAILURES_OF=booking,hang pnpm --filter e2e failures`. */
const WORDS = (process.env.FAILURES_OF ?? '').split(',').filter(Boolean)
const LIMIT_MS = 180_000
/** Above this load of the machine missed times are shown but prove nothing. */
const QUIET_PERCENT = 100

// The provoked failures are reported by the browser and by the page.
test.use({ allowedErrors: [''] })

test('a visitor keeps text, help and recovery without a reload when a remote fails, on the first page and later in a visit', async ({
  newVisitor,
  stack,
}, { project }) => {
  // `pnpm --filter e2e failures` has all cases and measures the times, one after the other.
  const measures = project.name === 'failures'
  const cases = measures
    ? ALL.filter((each) => WORDS.every((word) => Object.values(each).join(' ').includes(word)))
    : SAMPLE
  test.setTimeout(60_000 + cases.length * LIMIT_MS)
  expect(cases.length, `cases with the words ${WORDS.join(', ')}`).toBeGreaterThan(0)
  for (const name of REMOTES) await releaseVariant(stack, name)
  const failed: string[] = []
  const look = async (each: Case): Promise<void> => {
    const page = await newVisitor()
    const wrong = await visit(page, each).then(
      (seen) => {
        console.log(Object.values(each).join(', '), seen, missed(seen).join('; '))
        return measures && seen.busyPercent <= QUIET_PERCENT ? missed(seen) : broken(seen)
      },
      (error: unknown) => [String(error)],
    )
    failed.push(...wrong.map((sentence) => `${Object.values(each).join(', ')}: ${sentence}`))
    await page.context().close()
  }
  const waiting = [...cases]
  const visitor = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await look(next)
  }
  // They mostly wait for the shell's limits, so three of them do it side by side where no time is measured.
  await Promise.all(Array.from({ length: measures ? 1 : 3 }, visitor))
  expect(failed).toEqual([])
})
