import { afterAll, expect, test } from 'vitest'
import { openContext } from './context'
import { bffOverhead } from './s6-bff-overhead'

// Those that need neither a browser nor built front ends; measurements.slow.test.ts has the others.
const context = openContext({ short: true })
afterAll(() => context.close())

test(
  'S6 in its short form finds equal answers of BFF and baseline, and costs of each call',
  { timeout: 120_000 },
  async () => {
    const { rows } = await bffOverhead.run(context)
    expect(rows.map(({ label }) => label)).toEqual([
      'GET /api/catalogue',
      'GET /api/slots',
      'POST /api/payment/initiate, below the minimum',
    ])
    for (const { ratio } of rows) expect(ratio).toBeGreaterThan(0)
  },
)
