import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database'
import { reportSteps } from '../testing/report-steps'
import { findReleasedReport, findWithdrawnReport } from './for-email'
import { lookAtSharedReport } from './look-at-shared'

const { ctx } = await ownDatabase()
const steps = await reportSteps(() => ctx)

/** A released report that a doctor has opened. */
async function readByDoctor() {
  const booking = await steps.released()
  const link = await steps.shared(booking)
  const { grant } = await steps.openShared(link)
  const { body } = await steps.readShared(link.id, grant)
  body.resume()
  return { booking, link }
}
const lookAt = ({ token }: { token: string }) => lookAtSharedReport({ ctx, input: { token } })

describe('a withdrawn report', () => {
  it('is mailed to the patient at that moment, with everybody who has opened it by a doctor’s link', async () => {
    const { booking } = await readByDoctor()
    await steps.end(booking.reportId, 'released', 'Mixed up by the laboratory')
    expect(
      await ctx.db.outbox.count({
        where: { name: 'email-report-withdrawn', payload: { path: ['reportId'], equals: booking.reportId } },
      }),
    ).toBe(1)
    expect(await findWithdrawnReport(ctx, booking.reportId)).toEqual({ person: 0, readers: ['Dr Haddad'] })
  })

  it('is shown to the doctor before the passcode, as is one that was replaced', async () => {
    const { booking, link } = await readByDoctor()
    expect(await lookAt(link)).toEqual({ state: 'current' })
    const second = await steps.upload(booking.id)
    await steps.release(second, booking)
    expect(await lookAt(link)).toEqual({ state: 'replaced' })
    expect(await findReleasedReport(ctx, second)).toMatchObject({ corrected: true, readers: ['Dr Haddad'] })
    await steps.end(second, 'released', 'Also wrong')
    expect(await lookAt(link)).toEqual({ state: 'withdrawn' })
  })

  it('is shown to nobody with an unknown link', async () => {
    await expect(lookAt({ token: 'A'.repeat(32) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('a discarded report, which nobody has seen, causes no email', async () => {
  const booking = await steps.visited()
  const id = await steps.upload(booking.id)
  await steps.end(id, 'uploaded')
  expect(
    await ctx.db.outbox.count({
      where: { name: 'email-report-withdrawn', payload: { path: ['reportId'], equals: id } },
    }),
  ).toBe(0)
})
