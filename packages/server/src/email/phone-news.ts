import { alarmKind } from '@homecare/contract/admin/alarms'
import { formatDate } from '@homecare/domain/dates'
import { addressIn } from '@homecare/domain/locales'
import type { PhoneNewsName } from '@homecare/domain/news'
import { profileIn } from '@homecare/contract/profile-in'
import { findCodeForPhone } from '../my/code'
import { findInvitation } from '../my/family'
import { findSentSheet } from '../visit/find-sent-sheet'
import type { JobCtx } from '../process/context'
import { placeOf } from './alarm'
import { NO_FACTS, type PhoneFacts } from './phone-facts'

type Ids = Readonly<Record<string, string>>

/** What a message about no record may name; null once it is of no use. */
const FACTS: { readonly [N in PhoneNewsName]: (ctx: JobCtx, ids: Ids) => Promise<PhoneFacts | null> } = {
  'sign-in-code': async (ctx, { codeId = '' }) => {
    const found = await findCodeForPhone(ctx, codeId)
    return found && { ...NO_FACTS, code: found.code }
  },
  'family-invitation': async (ctx, { linkId = '' }) => {
    const found = await findInvitation(ctx, linkId)
    if (!found) return null
    const { locale, inviter } = found
    const url = `${ctx.settings.publicUrl}${addressIn(locale, '/my')}`
    return { ...NO_FACTS, provider: profileIn(ctx.profile, locale).name, inviter, url }
  },
  'duty-alarm': async ({ db, profile, settings }, { alarmId = '' }) => {
    const alarm = await db.alarm.findUnique({ where: { id: alarmId, endedAt: null, seenAt: null } })
    if (!alarm) return null
    const [path] = alarm.bookingId ? [`/admin/bloodtests/${alarm.bookingId}`] : placeOf(alarmKind.parse(alarm.kind))
    return { ...NO_FACTS, provider: profile.name, alert: alarm.text, url: `${settings.publicUrl}${path}` }
  },
  'nurse-day': async (ctx, { linkId = '' }) => {
    const found = await findSentSheet(ctx, linkId)
    if (!found) return null
    const { locale, nurse, date, url } = found
    return { ...NO_FACTS, provider: profileIn(ctx.profile, locale).name, nurse, day: formatDate(date, locale), url }
  },
}

export const phoneNewsFacts = (ctx: JobCtx, news: PhoneNewsName, ids: Ids): Promise<PhoneFacts | null> =>
  FACTS[news](ctx, ids)
