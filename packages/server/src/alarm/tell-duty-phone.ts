import type { JobPayload } from '@homecare/contract/jobs'
import { SOURCE_LOCALE } from '@homecare/domain/locales'
import { tellPhone } from '../outbox/tell-phone'
import type { JobCtx } from '../process/context'

/** Tells the phone of who is on duty, if there is one, about an alarm of the desk. Done again, it tells nothing new. */
export async function tellDutyPhone({
  ctx,
  input,
}: {
  ctx: JobCtx
  input: JobPayload<'tell-duty-phone'>
}): Promise<void> {
  const { dutyPhone: phone } = ctx
  if (phone === null) return
  await ctx.db.$transaction((tx) =>
    tellPhone(ctx, tx, { name: 'duty-alarm', payload: input, phone, locale: SOURCE_LOCALE }),
  )
}
