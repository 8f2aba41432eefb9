import { startBooking } from '../booking/start'
import { visitToken } from '../booking/tokens'
import { returnFromGateway } from '../payment/return'
import { draft, type DraftChanges } from './draft'
import type { TestCtx } from './test-context'

let keys = 0

/** The actions of visitors, which call the use cases, and the stored rows. `context` returns the current test's context. */
export function bookingSteps(context: () => TestCtx) {
  const db = () => context().db
  const steps = {
    /** Books by a draft of its own, so that equal contents are several bookings. */
    start: (changes: DraftChanges = {}, draftKey = `draft-${++keys}-key`, from?: string) =>
      startBooking({ ctx: context(), input: draft(changes), draftKey, from }),

    /** The gateway reports this status, and the visitor's browser comes back. */
    payAs(attemptId: string, status: string, changes: { amountFils?: number } = {}): Promise<string> {
      const { gateway } = context()
      gateway.reports(attemptId, { status, ...changes })
      return returnFromGateway({ ctx: context(), input: { encResp: gateway.encResp({ orderNo: attemptId }) } })
    },

    async paid(changes: DraftChanges = {}) {
      const { orderId } = await steps.start(changes)
      await steps.payAs(orderId, 'Successful')
      return steps.owner(orderId)
    },

    /** A booking with the token of its email's link. */
    async owner(orderId: string) {
      const { id, version, accessKey } = await db().booking.findUniqueOrThrow({ where: { orderId } })
      return { id, orderId, version, token: visitToken(context().settings.secret, { orderId, accessKey }) }
    },

    stored: (orderId: string) =>
      db().booking.findUniqueOrThrow({
        where: { orderId },
        include: { attempts: { orderBy: { number: 'asc' } }, seat: true, changeRequests: true },
      }),

    seatsAt: ({ date, time }: { date: string; time: string }) => db().slotSeat.count({ where: { date, time } }),

    effects: (name: string) => db().outbox.count({ where: { name } }),

    history: async (subjectId: string) =>
      (await db().auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
        ({ actor, action }) => `${actor}: ${action}`,
      ),
  }
  return steps
}

/** `done`, or the code of the error that a use case threw. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
      throw error
    },
  )

/** How often each outcome came. */
export async function countOutcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const outcome of await Promise.all(calls.map(outcomeOf))) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
