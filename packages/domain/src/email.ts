import { cleanLine } from './text'

/** The longest email address that mail servers take. */
export const MAX_EMAIL = 254

const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** No top-level domain has one letter, or begins with a digit. */
const TOP = '(?=[a-z][a-z0-9])'
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP}${LABEL}$`, 'i')

/**
 * Whether a mail server can take this address. As the HTML standard has it, but with a dot in the domain, and without
 * dots at either end of the name or side by side, which no mail server takes. A name has at most 64 characters.
 */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL && text.indexOf('@') <= 64 && ADDRESS.test(text)

/**
 * An email address without what is copied or added with it: marks that nobody sees, `mailto:`, a name and brackets, spaces that
 * keyboards put around @ and dots, the end of a sentence, wide letters of East Asian keyboards.
 */
export function readableEmail(text: string): string {
  const plain = withoutEnd(cleanLine(cleanLine(text).normalize('NFKC')))
  const address = /^[^<>]*<([^<>]+)>$/.exec(plain)?.[1] ?? plain
  return withoutEnd(address.replace(/^\s*(?:mailto:\s*)*/i, '').replace(/\s*([@.])\s*/g, '$1'))
}

const withoutEnd = (text: string) => text.replace(/[\s.,;\u060C\u061B]+$/, '')

/** The mailbox of an address, however it is written: case, what follows a plus, and dots at Gmail lead to the same one. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@')
  const base = name.split('+')[0] ?? ''
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`
}
