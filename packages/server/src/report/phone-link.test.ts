import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phoneVisitToken } from '../booking/tokens'
import { getOwnBooking } from '../own/get'
import { countOutcomes, outcomeOf } from '../testing/booking-steps'
import { reportSteps } from '../testing/report-steps'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { identifyPeople } from '../visit/identify-people'
import { openOwnReport } from './open-own'

const actor = { name: 'visitor', role: 'visitor' } as const
const BIRTH = '1988-03-12'
let database: TestDatabase
let ctx: TestCtx
const steps = await reportSteps(() => ctx)
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 500 } } })
})
afterAll(() => database.drop())

/** A booking with a released report, by the link that went to its phone. */
async function onThePhone({ isIdentified = true } = {}) {
  const { id, orderId, token: ofEmail, digits } = await steps.released()
  const { accessKey } = await ctx.db.booking.findUniqueOrThrow({ where: { id } })
  const token = phoneVisitToken(ctx.settings.secret, { orderId, accessKey })
  if (isIdentified)
    await ctx.db.personIdentity.create({
      data: { bookingId: id, person: 0, birthDate: BIRTH, sex: 'female', givenAt: ctx.now() },
    })
  const open = (proof: { digits?: string; birthDate?: string }, link = token) =>
    openOwnReport({ ctx, limits: steps.limits, actor, input: { orderId, token: link, ...proof } })
  return { id, orderId, token, ofEmail, digits, open }
}

describe('a report by a link that went to a phone', () => {
  it('opens with the date of birth and not with the digits, which whoever has the phone knows', async () => {
    const { open, digits, ofEmail } = await onThePhone()
    await expect(open({ digits })).rejects.toMatchObject({ fields: { birthDate: 'Enter the date of birth' } })
    expect((await open({ birthDate: BIRTH })).answer.state).toBe('ready')
    await expect(open({ birthDate: BIRTH }, ofEmail)).rejects.toMatchObject({ fields: { digits: expect.any(String) } })
    expect((await open({ digits }, ofEmail)).answer.state).toBe('ready')
  })

  it('names the proof that its link needs', async () => {
    const { orderId, token, ofEmail } = await onThePhone()
    expect(await getOwnBooking({ ctx, input: { orderId, token } })).toMatchObject({ reportProof: 'birth date' })
    expect(await getOwnBooking({ ctx, input: { orderId, token: ofEmail } })).toMatchObject({ reportProof: 'digits' })
  })

  it('is closed after five wrong dates in parallel, and the history has them without the dates', async () => {
    const { id, open } = await onThePhone()
    const guesses = Array.from({ length: 12 }, (_, n) => open({ birthDate: `1970-01-${10 + n}` }))
    expect(await countOutcomes(guesses)).toEqual({ INVALID_INPUT: 5, RATE_LIMITED: 7 })
    expect(await outcomeOf(open({ birthDate: BIRTH }))).toBe('RATE_LIMITED')
    const history = await ctx.db.auditEntry.findMany({ where: { subjectId: id, action: { startsWith: 'wrong' } } })
    expect(history.map(({ action, detail }) => [action, detail])).toEqual(
      Array.from({ length: 5 }, () => ['wrong date of birth for the report', { person: 0 }]),
    )
  })

  it('says to call where nobody knows the date of birth', async () => {
    const { open, orderId } = await onThePhone({ isIdentified: false })
    await expect(open({ birthDate: BIRTH })).rejects.toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringContaining(`quote ${orderId}`),
    })
  })

  it('can’t be opened with a date that its holder puts in the place of the known one', async () => {
    const { id, orderId, token, ofEmail } = await onThePhone()
    await ctx.db.booking.update({ where: { id }, data: { visitAt: new Date(ctx.now().getTime() + 86_400_000) } })
    const people = [{ person: 0, birthDate: '1990-01-01', sex: 'female' as const }]
    const give = (link: string) => identifyPeople({ ctx, actor, input: { orderId, token: link, people } })
    await expect(give(token)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await ctx.db.personIdentity.findFirstOrThrow({ where: { bookingId: id } })).toMatchObject({
      birthDate: BIRTH,
    })
    expect(await outcomeOf(give(ofEmail))).toBe('done')
  })
})
