import { alarmKind, type Alarms } from '@homecare/contract/admin/alarms'
import type { Ctx } from '../context'

/** The open alarms, the newest first. */
export async function listAlarms({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<Alarms> {
  const rows = await ctx.db.alarm.findMany({ where: { endedAt: null }, orderBy: { raisedAt: 'desc' }, take: 100 })
  return {
    alarms: rows.map(({ kind, subject, text, raisedAt }) => ({
      kind: alarmKind.parse(kind),
      ...{ subject, text },
      raisedAt: raisedAt.toISOString(),
    })),
  }
}
