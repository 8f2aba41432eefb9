import { buildChanged } from '@homecare/cli/build-changed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from './context'
import { measurements } from './measurements'

const MINUTE = 60_000
const context = openContext({ short: true })
beforeAll(() => buildChanged(() => {}), 10 * MINUTE)
afterAll(() => context.close(), MINUTE)

/** Figures of a short run mean nothing; that there are some shows that the measurement still works. */
test.for(measurements.map(({ id, title, run }) => ({ id, title, run })))(
  '$id ($title) has a result in its short form',
  { timeout: 15 * MINUTE },
  async ({ run }, { skip }) => {
    const { rows, verdict, because } = await run(context)
    if (verdict === 'skipped') skip(because)
    expect(rows.length).toBeGreaterThan(0)
    for (const { label, ours } of rows) expect([label, Number.isFinite(ours)]).toEqual([label, true])
  },
)
