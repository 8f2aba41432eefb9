import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { recordVisitStep } from './record-step'
import { reportVisitSteps } from './report-steps'
import { shareDaySheet } from './share-day-sheet'

const DATE = '2026-03-03'
const actor = { name: 'sara', role: 'coordinator' } as const
const { ctx } = await ownDatabase()
const { paid, stored } = bookingSteps(() => ctx)

describe('a taken sample without the answer whether the patient had fasted', () => {
  let booking: { id: string; orderId: string }
  const taken = () => ({ id: randomUUID(), kind: 'sampleTaken', at: ctx.now().toISOString(), tubes: 2 }) as const
  const tests = (fastingHours: number) =>
    ctx.db.bookingLine.updateMany({ where: { bookingId: booking.id }, data: { fastingHours } })
  beforeEach(async () => {
    await ctx.db.booking.deleteMany()
    booking = await paid({ date: DATE, time: '06:00 Pm' })
  })

  it('is refused at its field where a test needs the fast, and nothing changes', async () => {
    await tests(8)
    const before = await stored(booking.orderId)
    const told = recordVisitStep({ ctx, actor, input: { ...taken(), bookingId: booking.id } })
    const fields = { fasted: 'Ask whether the patient had fasted' }
    await expect(told).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
    expect(await stored(booking.orderId)).toEqual(before)
  })

  it('is stored where no test needs the fast', async () => {
    await tests(0)
    await recordVisitStep({ ctx, actor, input: { ...taken(), bookingId: booking.id } })
    expect(await stored(booking.orderId)).toMatchObject({ status: 'Completed' })
  })

  it('is refused to a nurse’s phone with a sentence, and taken with the answer', async () => {
    await tests(8)
    const { url } = await shareDaySheet({ ctx, actor, input: { date: DATE } })
    const step = { ...taken(), bookingId: booking.id }
    const report = async (steps: Parameters<typeof reportVisitSteps>[0]['input']['steps']) => {
      const input = { token: url.split('#')[1] ?? '', from: '203.0.113.7', steps }
      return (await reportVisitSteps({ ctx, limit: { take: async () => {} }, input })).results
    }
    expect(await report([step])).toMatchObject([{ stored: false, reason: 'Ask whether the patient had fasted.' }])
    expect(await report([{ ...step, fasted: false }])).toMatchObject([{ stored: true }])
    expect((await stored(booking.orderId)).needsAction).toBe('has-eaten')
  })
})
