import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { chatLink, dialLink } from './dial'
import { IN_THE_EMIRATES, phoneTail, readablePhone } from './phone-digits'

/** The country of numbers that are written without one. */
const HOME = 'AE'
interface ReadPhone {
  e164: string
  shown: string
}

/** The number that was meant. Digits that are no number here may be one of another country without its +. */
function read(text: string): ReadPhone | null {
  const written = readablePhone(text)
  if (!/^\+?\d{5,18}$/.test(written)) return null
  const [, area, middle, last] = IN_THE_EMIRATES.exec(written) ?? []
  if (area && /^(\+|0|971)/.test(written))
    return { e164: `+971${area}${middle}${last}`, shown: `0${area} ${middle} ${last}` }
  const here = parsePhoneNumberFromString(written, HOME)
  const isAbroad = /^(\+|00)[1-9]/.test(written)
  if (here && (here.isValid() || (isAbroad && here.isPossible()))) return result(here)
  const abroad = written.startsWith('0') || isAbroad ? undefined : parsePhoneNumberFromString(`+${written}`)
  return abroad?.isValid() ? result(abroad) : null
}

const result = (number: PhoneNumber): ReadPhone => ({
  e164: number.number,
  shown: number.countryCallingCode === '971' ? number.formatNational() : number.formatInternational(),
})

/** A phone number as machines keep it: `+971501234567`. Null for what is no number anywhere. */
export const phoneE164 = (text: string): string | null => read(text)?.e164 ?? null

/** The countries of the Gulf, from which people come here as from the next town. */
const GULF = /^\+(?:971|966|974|965|973|968)/

/** Whether a number, as machines keep it, is of a country farther away than the Gulf. */
export const isAbroad = (e164: string): boolean => !GULF.test(e164)

/** By what two numbers are known to be one, in any way to write them; null if there are too few digits. */
export const phoneKey = (text: string): string | null => phoneE164(text) ?? phoneTail(text)

/** A phone number as people write it where it belongs: `050 123 4567`, `+44 20 7946 0000`; else as it was typed. */
export const showPhone = (text: string): string => read(text)?.shown ?? text

/** What a link dials: `tel:+971501234567`. */
export const phoneLink = (text: string): string => dialLink(phoneE164(text) ?? readablePhone(text))

/** Opens a chat with a message: `https://wa.me/971501234567?text=…`. */
export const phoneChatLink = (text: string, message: string): string =>
  chatLink(phoneE164(text) ?? readablePhone(text), message)
