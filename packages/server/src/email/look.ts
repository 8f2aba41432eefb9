import { withDigits } from '@homecare/domain/digits'
import { directionOf, type Locale } from '@homecare/domain/locales'
import { EMAIL } from './texts'

export const SANS = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif"
export const SERIF = "Fraunces,Georgia,'Times New Roman',serif"
/** What devices have for Arabic, in which letters of these sizes are smaller than Latin ones. */
const ARABIC_SANS = "'IBM Plex Sans Arabic','Geeza Pro','Segoe UI',Tahoma,Arial,sans-serif"

/** How emails of a language look. Not all programs know CSS of the reading direction, so that sides are written out. */
export interface Look {
  locale: Locale
  /** The value of CSS's `font`, by the weight, size and line height of the English email. */
  font: (weight: number, size: number, line: number) => string
  heading: (size: number, line: number) => string
  /** The value of CSS's `padding` or `margin`. */
  sides: (top: string, end: string, bottom: string, start: string) => string
  /** An item's number in plain text, and CSS's markers of a list. */
  ordinal: (number: number) => string
  markers: () => string
  start: 'left' | 'right'
  end: 'left' | 'right'
}

const english: Look = {
  locale: 'en',
  font: (weight, size, line) => `${weight} ${size}px/${line}px ${SANS}`,
  heading: (size, line) => `500 ${size}px/${line}px ${SERIF}`,
  sides: (top, end, bottom, start) => `${top} ${end} ${bottom} ${start}`,
  ordinal: String,
  markers: () => '',
  start: 'left',
  end: 'right',
}

const larger = (size: number): number => Math.max(14, Math.round(size * 1.08))
const arabic: Look = {
  locale: 'ar',
  font: (weight, size) => `${weight} ${larger(size)}px/${Math.round(larger(size) * 1.8)}px ${ARABIC_SANS}`,
  heading: (size) => `600 ${larger(size)}px/${Math.round(larger(size) * 1.4)}px ${ARABIC_SANS}`,
  sides: (top, end, bottom, start) => `${top} ${start} ${bottom} ${end}`,
  ordinal: (number) => withDigits(String(number)),
  markers: () => (globalThis.arabicDigits ? 'list-style-type:arabic-indic;' : ''),
  start: 'right',
  end: 'left',
}

export const LOOKS: Record<Locale, Look> = { en: english, ar: arabic }

/** Some programs take the direction of each cell from the cell alone. */
export const directed = (html: string, locale: Locale): string =>
  directionOf(locale) === 'ltr' ? html : html.replaceAll(/<(body|table|td|h1|h2|p)\b/g, '<$1 dir="rtl"')

export const textsOf = ({ locale }: Look) => EMAIL[locale]
