import { formatDay, isIsoDate, monthOf, type IsoDate } from './dates'
import { LOCALE, type Locale } from './locales'
import * as ownTexts from './locales/en/identity.json'
import * as texts from './locales/en/birth-date.json'
import { required } from './locales/en/people.json'
import { foldText } from './text'

export const SEXES = ['female', 'male'] as const
export type Sex = (typeof SEXES)[number]

/** Beside the name the second thing by which a sample and a report are known to be of one person. */
export interface Identity {
  birthDate: IsoDate
  sex: Sex
}

const MAX_AGE = 120

/** Whether somebody who lives today can have been born on this day. */
export const isBirthDate = (date: string, today: IsoDate): boolean => reasonOf(date, today) === null

export type BirthDateReason = 'required' | 'unreadable' | 'short-year' | 'future' | 'too-old'

function reasonOf(date: string, today: IsoDate): BirthDateReason | null {
  if (!isIsoDate(date)) return 'unreadable'
  if (date > today) return 'future'
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) > MAX_AGE ? 'too-old' : null
}

/**
 * Reads a date of birth as people write it: day, month and year in digits of any script with anything between them, the month
 * also as a word, or year first.
 */
export function readBirthDate(typed: string, today: IsoDate): { date: IsoDate } | { reason: BirthDateReason } {
  const parts = partsOf(typed)
  if (parts.length === 0) return { reason: 'required' }
  const [day = '', month = '', year = '', more] = inOrder(parts)
  if (more !== undefined || year === '') return { reason: 'unreadable' }
  if (/^\d{1,2}$/.test(year)) return { reason: 'short-year' }
  const date = `${year}-${numberOf(month)}-${day.padStart(2, '0')}`
  const reason = reasonOf(date, today)
  return reason === null ? { date } : { reason }
}

/** Words beside the parts of a date, in English and as `foldText` writes Arabic ones. */
const BESIDE = /^(st|nd|rd|th|of|من|شهر|سنه|عام|م)$/

/** The words and numbers of a date; eight digits without anything between them are day, month and year. */
function partsOf(text: string): string[] {
  const named = foldText(text).replace(/(كانون|تشرين) (ال)/g, '$1$2')
  const parts = (named.match(/\p{L}+|\d+/gu) ?? []).filter((part) => !BESIDE.test(part))
  const together = parts.length === 1 ? /^(\d\d)(\d\d)(\d{4})$/.exec(parts[0] ?? '') : null
  return together ? together.slice(1) : parts
}

/** Day, month, year. */
function inOrder(parts: string[]): string[] {
  const [first = '', second = '', third = '', ...more] = parts
  if (/^\d{4}$/.test(first)) return [third, second, first, ...more]
  return numberOfWord(first) === undefined ? parts : [second, first, third, ...more]
}

/** The months in Arabic, of the Gulf and Egypt and of the Levant, as `foldText` writes them. */
const ARABIC_MONTHS = [
  ...['يناير كانونالثاني', 'فبراير شباط', 'مارس اذار', 'ابريل نيسان', 'مايو ايار', 'يونيو يونيه حزيران'],
  ...['يوليو يوليه تموز', 'اغسطس اب', 'سبتمبر ايلول', 'اكتوبر تشرينالاول', 'نوفمبر تشرينالثاني', 'ديسمبر كانونالاول'],
].map((names) => names.split(' '))

function numberOfWord(word: string): number | undefined {
  const place = ARABIC_MONTHS.findIndex((names) => names.includes(word))
  return place < 0 ? monthOf(word) : place + 1
}

const numberOf = (month: string): string => String(numberOfWord(month) ?? month).padStart(2, '0')

const MESSAGES: Record<BirthDateReason, string> = {
  required,
  unreadable: texts.noBirthDate,
  'short-year': texts.shortYear,
  future: texts.notYet,
  'too-old': texts.checkYear,
}

/** The sentence for a reason. */
export const birthDateMessage = (reason: BirthDateReason): string => MESSAGES[reason]

/** `12 Mar 1988, female`; empty where it is not known, or not for whoever reads. */
export const identityText = (
  identity: Partial<Identity> | null | undefined,
  locale: Locale = LOCALE,
  words: typeof ownTexts = ownTexts,
  dayText: (date: IsoDate) => string = (date) => formatDay(date, locale),
): string =>
  identity?.birthDate
    ? words.born({ day: dayText(identity.birthDate), sex: identity.sex ? words.sexes[identity.sex] : '' })
    : ''

/** Until the sample is taken the patient may say who is tested; then it is on the labels. */
export const mayIdentify = ({ status, paymentStatus }: { status: string; paymentStatus: string }): boolean =>
  status === 'Pending' && paymentStatus === 'Paid'
