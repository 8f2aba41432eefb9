// The only place where links to phones are written. They take numbers with their country, as `+971 4 000 0000`; of what
// people type, `phoneLink` and `phoneChatLink` of phone.ts first find the country.

/** What a link dials: `tel:+97140000000`. */
export const dialLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Opens a chat on WhatsApp, with a message where there is one. */
export function chatLink(phone: string, message?: string): string {
  const text = message === undefined ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${phone.replace(/\D/g, '')}${text}`
}
