import type { Ctx } from '../process/context'
import { shortReason } from './short-reason'
import { emailEffect, enqueueAll, type KeyedEffect } from '../outbox/enqueue'
import { alarmCauses, CAUSE_KINDS, type AlarmCause } from './causes'

const BATCH = 500
/** An older cause is shown, but mails nobody: after an update there may be hundreds of them. */
const MAILED_MS = 24 * 60 * 60_000

/** Shown to the desk, and sent to nobody: a busy week has dozens, and the phone on duty is for what can't wait. */
const NOT_SENT: readonly AlarmCause['kind'][] = ['follow-up']

/**
 * Ends the alarms whose cause is gone, and raises one for each new cause, most with one email and one message to the duty phone. Two processes that
 * do this at the same time raise it once. Returns how many alarms were raised.
 */
export async function raiseDueAlarms({ ctx }: { ctx: Pick<Ctx, 'db' | 'now' | 'profile'> }): Promise<number> {
  const causes = await alarmCauses(ctx.db, ctx)
  const now = ctx.now()
  await ctx.db.$executeRaw`
    UPDATE alarm a SET ended_at = ${now} WHERE a.kind = ANY (${[...CAUSE_KINDS]}::text[]) AND a.ended_at IS NULL
      AND NOT EXISTS (SELECT FROM ${causes} c WHERE c.kind = a.kind AND c.subject = a.subject)`
  // A step and a visit's time stay one cause; a request can be opened again, and a payment flagged again.
  const due = await ctx.db.$queryRaw<AlarmCause[]>`
    SELECT c.kind, c.subject, c.booking_id AS "bookingId", c.reason, c.since, c.time FROM ${causes} c
    WHERE NOT EXISTS (SELECT FROM alarm a WHERE a.kind = c.kind AND a.subject = c.subject
      AND (a.ended_at IS NULL OR c.kind IN ('nobody-there', 'nurse-late')))
    ORDER BY c.since, c.subject LIMIT ${BATCH}`
  if (due.length === 0) return 0
  const rows = due.map((cause) => ({ ...cause, text: textOf(cause) }))
  return ctx.db.$transaction(async (tx) => {
    const raised = await tx.$queryRaw<{ id: string; isMailed: boolean }[]>`
      WITH due AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS d(kind text, subject text, text text, "bookingId" uuid, since timestamptz)),
      raised AS (INSERT INTO alarm (kind, subject, text, booking_id, raised_at)
        SELECT kind, subject, text, "bookingId", ${now} FROM due
        ON CONFLICT (kind, subject) WHERE ended_at IS NULL DO NOTHING RETURNING id, kind, subject)
      SELECT raised.id::text,
        due.since > ${new Date(now.getTime() - MAILED_MS)} AND kind <> ALL (${[...NOT_SENT]}::text[]) AS "isMailed"
      FROM raised JOIN due USING (kind, subject)`
    await enqueueAll(
      tx,
      raised
        .filter(({ isMailed }) => isMailed)
        .flatMap(({ id }) => [emailEffect('alarm', { alarmId: id }), onDuty(id)]),
    )
    return raised.length
  })
}

const onDuty = (alarmId: string): KeyedEffect => [
  { name: 'tell-duty-phone', payload: { alarmId } },
  `tell-duty-phone:${alarmId}`,
]

/** What happened, for staff: without a name, a test or a phone number. */
function textOf({ kind, reason, time }: AlarmCause): string {
  switch (kind) {
    case 'nobody-there':
      return `The nurse met nobody at the door of the visit at ${time}.`
    case 'nurse-late':
      return reason === 'not-set-off'
        ? `The visit at ${time} has begun, and no nurse is on the way.`
        : `The nurse of the visit at ${time} has been on the way for half an hour, and has not arrived.`
    case 'has-eaten':
      return `The patient of the visit at ${time} had eaten, although a test needs fasting. The sample was taken.`
    case 'change-request':
      return reason === 'cancel' ? 'The patient asks to cancel the visit.' : 'The patient asks to move the visit.'
    case 'unreached':
      return `No message or email reaches the patient of the visit at ${time}. Call them.`
    case 'codes-abroad':
      return 'As many codes as a day may have went to numbers abroad by text message. Others go by WhatsApp until tomorrow. Ask the provider of text messages to which countries they went.'
    case 'payment':
      return `A payment needs action: ${shortReason(reason)}.`
    case 'statement':
      return 'The comparison with the card gateway’s list found differences. They wait for a decision on Money.'
    case 'follow-up':
      return `What is next in the case ${time} has been due for more than an hour.`
    case 'licence':
      return reason === 'ended'
        ? `A licence has ended, and visits are planned for its nurse: ${time}. Somebody else has to make them.`
        : `A licence ends soon: ${time}. Have it renewed, then enter its new end.`
  }
}
