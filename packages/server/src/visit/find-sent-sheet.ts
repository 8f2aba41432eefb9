import type { Locale } from '@homecare/domain/locales'
import type { Ctx } from '../process/context'
import { urlOfLink } from './internal/sheet-link'

/** What a message to a nurse says about a link; null once it opens nothing, as on the day after. */
export async function findSentSheet(
  { db, now, settings }: Pick<Ctx, 'db' | 'now' | 'settings'>,
  linkId: string,
): Promise<{ date: string; nurse: string; locale: Locale; url: string } | null> {
  const link = await db.daySheetLink.findUnique({ where: { id: linkId, revokedAt: null, expiresAt: { gt: now() } } })
  const nurse = link?.nurseId ? await db.nurse.findUnique({ where: { id: link.nurseId } }) : null
  const url = link && urlOfLink(settings, link)
  return link && nurse && url ? { date: link.date, nurse: nurse.firstName, locale: nurse.locale, url } : null
}
