import { expect, test } from '../fixtures'
import { releaseVariant } from '../releases/variant'
import { FAILURES } from './kinds'
import { missed, MOMENTS, REMOTES, visit, type Case } from './visit'

test.use({ allowedErrors: [''] })

const CASES: Case[] = REMOTES.flatMap((remote) =>
  FAILURES.flatMap((failure) => MOMENTS.map((moment) => ({ remote, failure, moment }))),
)
const LIMIT_MS = 60_000

const cell = (value: unknown, width: number) => String(value).padEnd(width)
const line = (...[remote, failure, moment, help, panel, blank, back, previous, goal]: unknown[]) =>
  `${cell(remote, 8)} ${cell(failure, 18)} ${cell(moment, 10)} ${[help, panel, blank, back, previous].map((value) => cell(value, 9)).join(' ')} ${String(goal)}`

test('every remote failing in every way, cold and in the middle of a visit', async ({ browser, baseURL, stack }) => {
  test.setTimeout(CASES.length * LIMIT_MS)
  for (const name of REMOTES) await releaseVariant(stack, name)
  console.log(
    `\n${line('remote', 'failure', 'moment', 'help ms', 'panel ms', 'blank ms', 'back ms', 'previous', 'goal')}`,
  )
  const wrong: string[] = []
  for (const each of CASES) {
    const { remote, failure, moment } = each
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' })
    try {
      const { fallbackMs, panelMs, blankMs, backMs, previousTried, ...rest } = await visit(
        await context.newPage(),
        each,
      )
      const reasons = missed({ fallbackMs, panelMs, blankMs, backMs, previousTried, ...rest })
      const goal = reasons.join('; ') || 'met'
      console.log(
        line(remote, failure, moment, fallbackMs, panelMs, blankMs, backMs, previousTried ? 'tried' : 'no', goal),
      )
      if (reasons.length > 0) wrong.push(`${remote}, ${failure}, ${moment}: ${goal}`)
    } catch (error) {
      const goal = String(error).split('\n')[0] ?? ''
      console.log(line(remote, failure, moment, '-', '-', '-', '-', '-', goal))
      wrong.push(`${remote}, ${failure}, ${moment}: ${goal}`)
    }
    await context.close()
  }
  expect(wrong).toEqual([])
})
