import type { Locale } from '@homecare/domain/locales'
import { WAYS, type PhoneNewsName } from '@homecare/domain/news'
import type { Prisma } from '../generated/prisma/client'
import type { Ctx } from '../process/context'
import { enqueueEmail } from './enqueue'
import { enqueueMessages } from './tell-patient'

interface PhoneNewsIds {
  'sign-in-code': { codeId: string }
  'family-invitation': { linkId: string }
  'duty-alarm': { alarmId: string }
  'nurse-day': { linkId: string }
}

/**
 * Writes news of no record for a phone, by the first way that is set up; one after the other is tried as with all news.
 * A code goes by email where there is no other way.
 */
export async function tellPhone<N extends PhoneNewsName>(
  { messages, now }: Pick<Ctx, 'messages' | 'now'>,
  tx: Prisma.TransactionClient,
  { name, payload, phone, locale }: { name: N; payload: PhoneNewsIds[N]; phone: string; locale: Locale },
): Promise<void> {
  const way = WAYS.find((each) => each !== 'email' && messages[each] !== undefined)
  const decidedAt = now()
  const newsKey = phoneNewsKey(name, Object.values(payload).join())
  if (way)
    await enqueueMessages(
      tx,
      [{ phone, way, locale, news: name, newsKey, payload: { ...payload }, decidedAt }],
      decidedAt,
    )
  else if ('codeId' in payload) await enqueueEmail(tx, 'sign-in-code', payload)
}

/** The key of news of no record, by the id that it is about. */
export const phoneNewsKey = (name: PhoneNewsName, id: string): string => `email-${name}:${id}`
