import { randomUUID } from 'node:crypto'
import type { AlarmKind } from '@homecare/contract/admin/alarms'
import type { Role } from '@homecare/domain/roles'
import type { VisitStepKind } from '@homecare/domain/visit-step'
import { listAlarms } from '../alarm/list'
import { raiseDueAlarms } from '../alarm/raise-due'
import { changeBookingStatus } from '../visit/change-status'
import { clearAction } from '../booking/clear-action'
import { queryPayment } from '../payment/query'
import { cancelVisit } from '../visit/cancel'
import { recordVisitStep } from '../visit/record-step'
import { staffMoveVisit } from '../visit/staff-move'
import type { TestCtx } from './test-context'

const MINUTE_MS = 60_000
const actor = { name: 'coordinator', role: 'coordinator' } as const
/** On the day of TEST_NOW. */
export const VISIT = { date: '2026-03-03', time: '02:00 Pm' } as const

interface Booking {
  id: string
  orderId: string
  token: string
}
/** What brings the desk's alarms about and what ends them. `context` returns the current test's context. */
export function alarmSteps(context: () => TestCtx) {
  /** The clock goes to so many minutes after 14:00 in Dubai, when the visit's half hour begins. */
  const goTo = (minutes: number) =>
    context().wait(new Date('2026-03-03T14:00:00+04:00').getTime() + minutes * MINUTE_MS - context().now().getTime())
  const step = (bookingId: string, kind: VisitStepKind, fasted = true) =>
    recordVisitStep({
      ctx: context(),
      actor,
      input: {
        ...{ bookingId, id: randomUUID(), kind, at: context().now().toISOString() },
        ...(kind === 'sampleTaken' && { tubes: 2, fasted }),
      },
    })
  const shown = async (role: Role = 'coordinator') => (await listAlarms({ ctx: context(), input: { role } })).alarms
  const kinds = async (role?: Role) => (await shown(role)).map(({ kind }) => kind)
  const raise = () => raiseDueAlarms({ ctx: context() })
  const mailed = () => context().db.outbox.count({ where: { name: 'email-alarm' } })
  async function clear(id: string) {
    const { version } = await context().db.booking.findUniqueOrThrow({ where: { id } })
    await clearAction({ ctx: context(), actor, input: { id, version, note: 'Called and agreed' } })
  }

  const version = async (orderId: string) =>
    (await context().db.booking.findUniqueOrThrow({ where: { orderId } })).version

  /** What brings an alarm about, what ends it, and its text. */
  const cases: [
    what: string,
    kind: AlarmKind,
    happens: (b: Booking) => Promise<unknown>,
    ends: (b: Booking) => Promise<unknown>,
    text: RegExp,
  ][] = [
    [
      'nobody at the door until the nurse comes again',
      'nobody-there',
      async ({ id }) => (goTo(10), step(id, 'nobodyThere')),
      ({ id }) => step(id, 'arrived'),
      /nobody at the door of the visit at 02:00 Pm/,
    ],
    [
      'nobody at the door until staff settle it with a note',
      'nobody-there',
      async ({ id }) => (goTo(10), step(id, 'nobodyThere')),
      ({ id }) => clear(id),
      /nobody at the door/,
    ],
    [
      'a nurse who has not set off until she does',
      'nurse-late',
      async () => goTo(0),
      ({ id }) => step(id, 'onTheWay'),
      /02:00 Pm has begun, and no nurse is on the way/,
    ],
    [
      'a nurse who does not arrive until she does',
      'nurse-late',
      async ({ id }) => {
        goTo(-20)
        await step(id, 'onTheWay')
        goTo(30)
      },
      ({ id }) => step(id, 'arrived'),
      /on the way for half an hour/,
    ],
    [
      'a late nurse until the visit is moved',
      'nurse-late',
      async () => goTo(5),
      async ({ id, orderId }) =>
        staffMoveVisit({
          ctx: context(),
          actor,
          input: { id, version: await version(orderId), date: '2026-03-05', time: '10:00 Am' },
        }),
      /no nurse is on the way/,
    ],
    [
      'a patient who had eaten until staff settle it with a note',
      'has-eaten',
      async ({ id }) => (goTo(10), step(id, 'sampleTaken', false)),
      ({ id }) => clear(id),
      /visit at 02:00 Pm had eaten/,
    ],
    [
      'a wish to cancel until staff cancel the visit',
      'change-request',
      async ({ orderId, token }) =>
        cancelVisit({
          ctx: context(),
          actor: { name: 'visitor', role: 'visitor' },
          input: { orderId, token, version: await version(orderId) },
        }),
      async ({ id, orderId }) =>
        changeBookingStatus({
          ctx: context(),
          actor,
          input: {
            id,
            version: await version(orderId),
            status: 'Canceled',
            refundPayment: false,
            reason: 'Asked for it',
          },
        }),
      /asks to cancel/,
    ],
    [
      'a patient whom nothing reaches until a message arrives',
      'unreached',
      ({ id }) => context().db.booking.update({ where: { id }, data: { unreachedAt: context().now() } }),
      ({ id }) => context().db.booking.update({ where: { id }, data: { unreachedAt: null } }),
      /reaches the patient of the visit at 02:00 Pm/,
    ],
    [
      'a payment that the bank took back until staff settle it with a note',
      'payment',
      async ({ orderId }) => {
        context().gateway.reports(orderId, { status: 'Chargeback' })
        await queryPayment({ ctx: context(), actor, input: { attemptId: orderId } })
      },
      ({ id }) => clear(id),
      /needs action: payment reversed/,
    ],
  ]

  return { goTo, step, shown, kinds, raise, mailed, clear, cases }
}
