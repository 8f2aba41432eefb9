import type { My } from '@homecare/contract/my'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import type { Way } from '@homecare/domain/news'
import { openWays } from '../appointment/ways'
import { namesIn } from '../catalogue/names-in'
import type { Booking, FamilyLink } from '../generated/prisma/client'
import type { Ctx } from '../process/context'
import type { LivePhone } from './current'
import { presentLink, presentPeople, presentRequest, presentSession, presentVisit } from './present'
import { linksOf, recordsOf, sessionsOf, shownSince } from './queries'

/** Everything about the phone of a session, in as many queries for one visit as for a hundred. */
export async function getMy({
  ctx,
  live,
  input: { locale = SOURCE_LOCALE },
}: {
  ctx: Ctx
  live: LivePhone
  input: { locale?: Locale | undefined }
}): Promise<My> {
  const { db } = ctx
  const now = ctx.now()
  const { phone, sessionId } = live
  const links = live.email === null ? await db.familyLink.findMany({ where: linksOf(phone, now) }) : []
  const managed = links.filter((link) => link.managerPhone === phone && isConfirmed(link, now))
  const [{ bookings, requests }, sessions, names] = await Promise.all([
    recordsOf(db, live, { managed: managed.map(({ memberPhone }) => memberPhone), now }),
    db.phoneSession.findMany({ where: sessionsOf(live, now), orderBy: { lastSeenAt: 'desc' }, take: 50 }),
    namesIn(ctx, locale),
  ])
  const familyIdOf = (of: string | null) =>
    of === phone ? null : (managed.find(({ memberPhone }) => memberPhone === of)?.id ?? null)
  const more = { names, familyIdOf }
  const ways = openWays(ctx)
  const own = [...bookings, ...requests].filter(({ phoneE164 }) => phoneE164 === phone)
  return {
    phoneNumber: phone,
    contactBy: contactByOf(own, ways),
    ways,
    visits: bookings.map((row) => presentVisit(ctx, row, more)),
    requests: requests.map((row) => presentRequest(row, more)),
    people: presentPeople(bookings, more),
    family: links.map((link) => presentLink(link, phone)),
    sessions: sessions.map((session) => presentSession(session, sessionId)),
  }
}

/** A confirmation ends with the number's owner, as old records do. */
const isConfirmed = ({ confirmedAt }: FamilyLink, now: Date): boolean =>
  confirmedAt !== null && confirmedAt > shownSince(now)

/** The way of the newest open record, else of the newest one, else the first way that is set up. */
function contactByOf(own: readonly Pick<Booking, 'createdAt' | 'status' | 'contactBy'>[], ways: readonly Way[]): Way {
  const newest = own.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const record = newest.find(({ status }) => status === 'Pending') ?? newest[0]
  return record?.contactBy ?? ways[0] ?? 'email'
}
