import { QUICK_ANSWERS, type AnswerRefusal, type Thread } from '@homecare/contract/threads'
import type { Locale } from '@homecare/domain/locales'
import { isConversationOpen, PHONE_WAYS, type PhoneWay } from '@homecare/domain/news'
import { messageParts, presentMessage } from '../appointment/present'
import type { Message } from '../generated/prisma/client'
import * as ar from '../locales/ar/quick-answers.json'
import * as en from '../locales/en/quick-answers.json'
import type { Ctx } from '../process/context'
import { findThread, inThread, UNREAD } from './internal/find-thread'
import { ownerOf, recordsOfPhone, type RecordOfPhone } from './internal/records-of-phone'
import { hasStopped } from './stop'

type Services = Pick<Ctx, 'db' | 'messages' | 'settings' | 'profile' | 'now'>

/** As many as somebody scrolls through. */
const MOST = 300

/** All that was said to a phone and that its owner wrote, with how staff can answer. Throws NOT_FOUND. */
export async function getThread({ ctx, input }: { ctx: Services; input: { id: string } }): Promise<Thread> {
  const { db, profile } = ctx
  const owner = await findThread(db, input.id)
  const [newest, records] = await Promise.all([
    db.message.findMany({
      where: inThread(owner),
      include: messageParts,
      orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
      take: MOST,
    }),
    recordsOfPhone(db, owner.phone),
  ])
  const messages = newest.toReversed()
  const written = messages.filter(({ incoming }) => incoming)
  const [record] = records
  return {
    id: written[0]?.id ?? owner.id,
    phone: owner.phone || null,
    fullName: record?.fullName ?? null,
    unread: await db.message.count({ where: { ...inThread(owner), ...UNREAD } }),
    records: records.map(({ kind, id, orderId, fullName, date, isOpen }) => ({
      ...{ kind, id, orderId, fullName, date, isOpen },
    })),
    conversation: messages.map(presentMessage),
    ways: await waysOf(ctx, { owner, record, written }),
    email: records.find(({ email }) => email !== '')?.email ?? written.findLast(isEmail)?.contactId ?? null,
    quickAnswers: quickAnswers(record?.locale ?? languageOf(written), profile),
  }
}

const isEmail = ({ way }: Pick<Message, 'way'>): boolean => way === 'email'

interface Known {
  owner: Pick<Message, 'phone' | 'contactId'>
  record: RecordOfPhone | undefined
  /** What the person wrote, oldest first. */
  written: readonly Pick<Message, 'way' | 'decidedAt'>[]
}

/** Each way with why staff can't answer by it now. */
export async function waysOf(ctx: Services, { owner, record, written }: Known): Promise<Thread['ways']> {
  const about = { bookingId: null, requestId: null, caseContactId: null, ...(record && ownerOf(record)) }
  const stopped = await Promise.all(PHONE_WAYS.map((way) => hasStopped(ctx, { ...owner, ...about, way })))
  const last = written.findLast(({ way }) => way === 'whatsapp')
  const refusalOf = (way: PhoneWay): AnswerRefusal | null => {
    if (owner.phone === '' && (way === 'sms' || !last)) return 'no number'
    if (!ctx.messages[way]) return 'not set up'
    if (stopped.includes(true)) return 'stopped'
    return way === 'whatsapp' && !(last && isConversationOpen(last.decidedAt, ctx.now())) ? 'conversation' : null
  }
  return { whatsapp: refusalOf('whatsapp'), sms: refusalOf('sms'), email: refusalOfEmail(ctx, written) }
}

/** An email answers one that the person wrote. To stop messages to a phone does not stop it. */
function refusalOfEmail({ settings }: Services, written: Known['written']): AnswerRefusal | null {
  if (settings.replyInbox === null) return 'not set up'
  return written.some(isEmail) ? null : 'no email'
}

const ARABIC = /\p{Script=Arabic}/u

/** Of somebody who has no record: the language in which they last wrote. */
const languageOf = (written: readonly Pick<Message, 'text'>[]): Locale =>
  ARABIC.test(written.at(-1)?.text ?? '') ? 'ar' : 'en'

function quickAnswers(locale: Locale, { phone }: Ctx['profile']): Thread['quickAnswers'] {
  const texts = locale === 'ar' ? ar.quick : en.quick
  return QUICK_ANSWERS.map((name) => ({ name, text: name === 'call-us' ? texts[name]({ phone }) : texts[name] }))
}
