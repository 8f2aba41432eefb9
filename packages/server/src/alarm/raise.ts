import type { AlarmKind } from '@homecare/contract/admin/alarms'
import type { Ctx } from '../process/context'
import { enqueueEmail } from '../outbox/enqueue'

interface AlarmSubject {
  kind: AlarmKind
  /** What it is about, such as a release; empty if there is only one of its kind. */
  subject: string
}

/** Opens an alarm and mails it to staff, once until it is ended. */
export async function raiseAlarm({
  ctx,
  input: { kind, subject, text },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>
  input: AlarmSubject & { text: string }
}): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const [alarm] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO alarm (kind, subject, text, raised_at) VALUES (${kind}, ${subject}, ${text}, ${ctx.now()})
      ON CONFLICT (kind, subject) WHERE ended_at IS NULL DO NOTHING RETURNING id::text`
    if (!alarm) return
    await enqueueEmail(tx, 'alarm', { alarmId: alarm.id })
  })
}

/** Ends an alarm whose cause is gone. Nothing happens if there is none. */
export async function endAlarm({
  ctx,
  input: { kind, subject },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>
  input: AlarmSubject
}): Promise<void> {
  await ctx.db.alarm.updateMany({ where: { kind, subject, endedAt: null }, data: { endedAt: ctx.now() } })
}
