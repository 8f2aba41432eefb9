import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database'
import { FAULTS, type Fault, type SettlementParts } from './faults'
import { historyProperty } from './history'
import { openHistoryDatabase, type HistoryDatabase } from './history-database'

const current = vi.hoisted(() => ({ fault: {} as Fault }))

/** The module with one of its functions replaced by the present fault's, if that has one. */
function withFault<M extends object, P extends keyof M & keyof SettlementParts>(module: M, part: P): M {
  const real = module[part] as unknown as SettlementParts[P]
  const faulty = (...args: never[]) => {
    const fault = current.fault[part]
    return ((fault ? fault(real) : real) as (...all: never[]) => unknown)(...args)
  }
  return { ...module, [part]: faulty }
}
vi.mock('@homecare/domain/payment-transition', async (original) =>
  withFault(await original<never>(), 'transition' as never),
)
vi.mock('../../payment/internal/event-from-response', async (original) =>
  withFault(await original<never>(), 'eventFromResponse' as never),
)
vi.mock('../../payment/internal/apply-effects', async (original) =>
  withFault(await original<never>(), 'applyEffects' as never),
)
vi.mock('../../booking/queries', async (original) => withFault(await original<never>(), 'lockForSettlement' as never))
vi.mock('../../payment/internal/save-outcome', async (original) =>
  withFault(await original<never>(), 'saveOutcome' as never),
)
vi.mock('../../payment/internal/next-check', async (original) =>
  withFault(await original<never>(), 'needsNextCheck' as never),
)
vi.mock('../../payment/receive-message', async (original) =>
  withFault(await original<never>(), 'receiveGatewayMessage' as never),
)
vi.mock('../../payment/ask-gateway', async (original) => withFault(await original<never>(), 'askGateway' as never))
vi.mock('../../payment/internal/add-transaction', async (original) =>
  withFault(await original<never>(), 'addTransaction' as never),
)
vi.mock('../../statement/internal/compare-page', async (original) =>
  withFault(await original<never>(), 'comparePage' as never),
)

vi.mock('@homecare/domain/refund', async (original) => withFault(await original<never>(), 'refundMoney' as never))

let testDatabase: TestDatabase
let database: HistoryDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase({ poolSize: 1 })
  database = await openHistoryDatabase(testDatabase.ownerUrl)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

/** Some faults need hundreds of histories: `pnpm --filter server histories:faults` runs all of them. */
const QUICK = [
  'the amount is not compared',
  'paid without a seat, and staff get no email',
  'the seat stays a hold',
  'a flag is emailed and not stored',
  'an unreadable message is not stored',
  'no attempt times out',
  'the gateway is asked by the order number alone',
  'a second transaction is taken for the first one',
  'the refund of all that is left gives parts back again',
]
const faults = Object.entries(FAULTS).filter(([name]) => process.env.ALL_FAULTS || QUICK.includes(name))
const MAX_RUNS = 2_000

const check = (numRuns: number) => fc.check(historyProperty(database), { numRuns, seed: 4_711, endOnFailure: true })

describe('deliberate faults of the settlement', () => {
  it('a settlement without a fault breaks no rule of the histories', async () => {
    current.fault = {}
    expect((await check(10)).failed).toBe(false)
  }, 120_000)

  it('there are at least twelve deliberate faults', () => {
    expect(Object.keys(FAULTS).length).toBeGreaterThanOrEqual(12)
    expect(faults.length).toBeGreaterThanOrEqual(QUICK.length)
  })

  it.each(faults)(
    'a rule of the histories is broken by the fault: %s',
    async (_, fault) => {
      current.fault = fault
      const { failed, errorInstance } = await check(MAX_RUNS)
      current.fault = {}
      expect(failed).toBe(true)
      expect(String(errorInstance)).toMatch(/^Error: Broken: /)
    },
    600_000,
  )
})
