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

/** The mailbox of an address, however it is written: case, what follows a plus, and dots at Gmail lead to the same one. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@')
  const base = name.split('+')[0] ?? ''
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`
}
