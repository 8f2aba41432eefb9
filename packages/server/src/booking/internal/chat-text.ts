import { staffHour, twelveHours } from '@homecare/domain/clock'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { formatAed } from '@homecare/domain/money'
import { slotWhen } from '@homecare/domain/slot-text'
import type { Booking } from '../../generated/prisma/client'
import * as ar from '../../locales/ar/pay-link-chat.json'
import * as en from '../../locales/en/pay-link-chat.json'

const TEXTS: Record<Locale, typeof en> = { en, ar }

type Paid = Pick<Booking, 'fullName' | 'date' | 'time' | 'totalFils' | 'locale'>

/** What staff send with a pay link by chat, in the patient's language. */
export function chatText(booking: Paid, { url, heldUntil }: { url: string; heldUntil: Date | null }): string {
  const { locale } = booking
  const values = {
    name: booking.fullName.split(' ')[0] ?? '',
    visit: slotWhen(booking, locale),
    total: formatAed(booking.totalFils, 'always', locale),
  }
  const sentence = heldUntil
    ? TEXTS[locale].until({ ...values, until: untilText(heldUntil, locale) })
    : TEXTS[locale].open(values)
  // A mark of direction beside the address would become a part of the link in some chats, so in Arabic it has a line of its own.
  return `${sentence}${locale === SOURCE_LOCALE ? ' ' : '\n'}${url}`
}

/** It is never more than an hour away, so it needs no day. */
const untilText = (at: Date, locale: Locale): string =>
  locale === SOURCE_LOCALE ? staffHour(at) : twelveHours(at, locale)
