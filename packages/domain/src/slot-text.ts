import { arabic } from './arabic-formats'
import { hoursBetween, twelveHours } from './clock'
import { LOCALE, type Locale } from './locales'
import { formatDate } from './dates'
import type { SlotChoice } from './nearest-slots'
import { SLOT_MINUTES, slotStart } from './slots'

/** The half hour that begins at an instant, where the day stands beside it: `"11:30 am–12:00 pm"`. */
export const halfHourFrom = (at: Date, locale: Locale = LOCALE): string =>
  hoursBetween(at, new Date(at.getTime() + SLOT_MINUTES * 60_000), locale)

/** A slot's text as people read it: as it is, in Arabic `"1:30 ظهرًا"`. */
export const slotHour = (time: string, locale: Locale = LOCALE): string =>
  arabic && locale === 'ar' ? arabic.hour(inTwentyFour(time)) : time

/** The day and hour of a visit: `"Tue 3 Mar 2026, 10:30 Am"`, in Arabic `"الثلاثاء 3 مارس 2026، الساعة 10:30 صباحًا"`. */
export const slotWhen = ({ date, time }: SlotChoice, locale: Locale = LOCALE): string =>
  arabic && locale === 'ar'
    ? `${formatDate(date, locale)}، الساعة\u00A0${slotHour(time, locale)}`
    : `${formatDate(date, locale)}, ${time}`

/** `slotWhen` where one line has little room: in Arabic, whose words are longer, `"الثلاثاء 3 مارس، 10:30 صباحًا"`. */
export const slotInLine = (slot: SlotChoice): string =>
  arabic && LOCALE === 'ar' ? `${formatDate(slot.date).slice(0, -5)}، ${slotHour(slot.time)}` : slotWhen(slot)

function inTwentyFour(time: string): string {
  const [hours = '', minutes = ''] = time.split(/[: ]/)
  return `${(Number(hours) % 12) + (/pm/i.test(time) ? 12 : 0)}:${minutes}`
}

/** A slot in few words: `"Sun 29 Nov 10:00 am"`. */
export const slotInShort = ({ date, time }: SlotChoice): string =>
  `${formatDate(date).slice(0, -5)} ${twelveHours(slotStart(date, time))}`
