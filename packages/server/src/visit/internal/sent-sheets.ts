import type { DaySheetLinks } from '@homecare/contract/admin/day-sheet'
import type { Prisma } from '../../generated/prisma/client'
import { phoneNewsKey } from '../../outbox/tell-phone'

type Sent = NonNullable<DaySheetLinks['nurses'][number]['sent']>

/** The last message to each nurse with a link to a day, by nurse. */
export async function findSent(
  db: Pick<Prisma.TransactionClient, 'daySheetLink' | 'message'>,
  date: string,
): Promise<Map<string, Sent>> {
  const links = await db.daySheetLink.findMany({
    where: { date, nurseId: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const newsKeys = links.map(({ id }) => phoneNewsKey('nurse-day', id))
  // The ids rise with time: the last is of the way that was tried last.
  const messages = await db.message.findMany({ where: { newsKey: { in: newsKeys } }, orderBy: { id: 'asc' } })
  const byKey = new Map(messages.map((message) => [message.newsKey, message]))
  return new Map(
    links.flatMap(({ id, nurseId, createdBy, createdAt }) => {
      const message = byKey.get(phoneNewsKey('nurse-day', id))
      if (!message || nurseId === null) return []
      const { way, state, stateAt, notBefore, reason } = message
      const times = { at: createdAt.toISOString(), stateAt: stateAt.toISOString() }
      const sendAt = state === 'waiting' ? (notBefore?.toISOString() ?? null) : null
      return [[nurseId, { linkId: id, createdBy, ...times, way, state, sendAt, reason }] as const]
    }),
  )
}
