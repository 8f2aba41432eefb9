import { expect, it } from 'vitest'
import { addNurse } from '../nurse/add'
import { bookingSteps } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { assignNurses } from './assign-nurses'

/** A Wednesday. */
const DATE = '2026-03-04'
const actor = { name: 'sara', role: 'coordinator' } as const
const { ctx } = await ownDatabase()
const { paid, start, stored, history } = bookingSteps(() => ctx)

const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1260 }))
const nurse = (firstName: string, licenceNumber: string) => ({
  firstName,
  lastName: 'Rahman',
  licenceNumber,
  phoneNumber: '971501112233',
  languages: [],
  areas: [],
  hours,
})
await addNurse({ ctx, actor, input: nurse('Maya', 'DHA-1') })
await addNurse({ ctx, actor, input: nurse('Nora', 'DHA-2') })

it('each visit of one time gets another suggested nurse, one for whom nobody is free is refused with a sentence, and one call undoes it', async () => {
  const visits = [await paid({ date: DATE, time: '10:00 Am' }), await paid({ date: DATE, time: '10:00 Am' })]
  const later = await paid({ date: DATE, time: '11:00 Am' })
  await ctx.db.slotSeat.updateMany({ where: { bookingId: later.id }, data: { time: '10:00 Am', seat: 3 } })
  await ctx.db.booking.update({ where: { id: later.id }, data: { time: '10:00 Am' } })
  const assignments = [...visits, later].map(({ id, version }) => ({ id, version, nurseId: 'suggested' }))
  const { results } = await assignNurses({ ctx, actor, input: { assignments } })
  expect(results.map(({ nurse: assigned, reason }) => assigned?.name ?? reason)).toEqual([
    'Maya Rahman',
    'Nora Rahman',
    'No nurse is free there at that time.',
  ])
  expect(await history(visits[0]?.id ?? '')).toContain('sara: nurse assigned')

  const back = results
    .filter(({ reason }) => reason === null)
    .map(({ id, version }) => ({ id, version, nurseId: null }))
  expect((await assignNurses({ ctx, actor, input: { assignments: back } })).results).toMatchObject([
    { nurse: null, reason: null },
    { nurse: null, reason: null },
  ])
  expect((await stored(visits[1]?.orderId ?? '')).nurseId).toBeNull()
})

it('as suggested fills only what is empty: a nurse who was chosen stays, and the visit is unchanged', async () => {
  const visit = await paid({ date: '2026-03-06', time: '10:00 Am' })
  const by = (version: number, nurseId: string) =>
    assignNurses({ ctx, actor, input: { assignments: [{ id: visit.id, version, nurseId }] } })
  const suggested = (await by(visit.version, 'suggested')).results[0]
  const other = await ctx.db.nurse.findFirstOrThrow({ where: { NOT: { id: suggested?.nurse?.id ?? '' } } })
  const chosen = (await by(suggested?.version ?? 0, other.id)).results[0]
  expect((await by(chosen?.version ?? 0, 'suggested')).results).toMatchObject([
    { nurse: null, reason: 'It has a nurse already, who stays.' },
  ])
  expect(await stored(visit.orderId)).toMatchObject({ nurseId: other.id, version: chosen?.version })
})

it('a visit that somebody changed, an unpaid one and an unknown one are refused, and the others are assigned', async () => {
  const changed = await paid({ date: '2026-03-05', time: '10:00 Am' })
  const { orderId } = await start({ date: '2026-03-05', time: '10:30 Am' })
  const unpaid = await stored(orderId)
  const good = await paid({ date: '2026-03-05', time: '11:00 Am' })
  const { results } = await assignNurses({
    ctx,
    actor,
    input: {
      assignments: [
        { id: changed.id, version: changed.version - 1, nurseId: 'suggested' },
        { id: unpaid.id, version: unpaid.version, nurseId: 'suggested' },
        { id: 'garbage', version: 0, nurseId: 'suggested' },
        { id: good.id, version: good.version, nurseId: 'suggested' },
      ],
    },
  })
  expect(results.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Changed by gateway on .*Look at it again\.$/),
    'Only a paid visit that is still to come needs a nurse.',
    'There is no such visit or nurse any more.',
    null,
  ])
})
