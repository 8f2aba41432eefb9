import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database'
import { FAULTS, type Fault, type Parts } from './faults'
import { historyProperty } from './history'
import { openLane, type Lane } from './lane'

const now = vi.hoisted(() => ({ fault: {} as Fault }))

/** The module with one of its functions behind the present fault, if that is about it. */
function behind<M extends object, P extends keyof M & keyof Parts>(module: M, part: P): M {
  const real = module[part] as unknown as Parts[P]
  const faulty = (...args: never[]) => {
    const fault = now.fault[part] as ((real: Parts[P]) => Parts[P]) | undefined
    return ((fault ? fault(real) : real) as (...all: never[]) => unknown)(...args)
  }
  return { ...module, [part]: faulty }
}
vi.mock('@homecare/domain/payment-transition', async (original) =>
  behind(await original<never>(), 'transition' as never),
)
vi.mock('../../payment/internal/event-from-answer', async (original) =>
  behind(await original<never>(), 'eventFromAnswer' as never),
)
vi.mock('../../payment/internal/apply-effects', async (original) =>
  behind(await original<never>(), 'applyEffects' as never),
)
vi.mock('../../booking/queries', async (original) => behind(await original<never>(), 'lockForSettlement' as never))
vi.mock('../../payment/internal/save-outcome', async (original) =>
  behind(await original<never>(), 'saveOutcome' as never),
)
vi.mock('../../payment/internal/next-check', async (original) =>
  behind(await original<never>(), 'needsNextCheck' as never),
)
vi.mock('../../payment/receive-message', async (original) =>
  behind(await original<never>(), 'receiveGatewayMessage' as never),
)

let database: TestDatabase
let lane: Lane
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 })
  lane = await openLane(database.ownerUrl)
})
afterAll(async () => {
  await lane.close()
  await database.drop()
})

/** Some take hundreds of histories to show: `npm run histories -- --faults` seeds every one of them. */
const QUICK = [
  'the amount is not compared',
  'paid without a seat, and nobody is told',
  'the seat stays a hold',
  'a flag is mailed and not stored',
  'what can’t be read is not kept',
  'nothing ever ends by time',
]
const faults = Object.entries(FAULTS).filter(([name]) => process.env.ALL_FAULTS || QUICK.includes(name))
const MOST = 2_000

const check = (numRuns: number) => fc.check(historyProperty(lane), { numRuns, seed: 4_711, endOnFailure: true })

describe('a deliberate fault in settlement turns the histories red', () => {
  it('and without one they are green', async () => {
    now.fault = {}
    expect((await check(10)).failed).toBe(false)
  }, 120_000)

  it('there are at least twelve of them', () => {
    expect(Object.keys(FAULTS).length).toBeGreaterThanOrEqual(12)
    expect(faults.length).toBeGreaterThanOrEqual(QUICK.length)
  })

  it.each(faults)(
    '%s',
    async (_, fault) => {
      now.fault = fault
      const { failed, errorInstance } = await check(MOST)
      now.fault = {}
      expect(failed).toBe(true)
      expect(String(errorInstance)).toMatch(/^Error: Broken: /)
    },
    600_000,
  )
})
