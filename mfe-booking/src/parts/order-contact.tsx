import * as texts from '../locales/en/order-contact.json'
import { ContactLinks } from './contact-links'

/** Phone and chat about a booking, whose number the chat begins with. */
export function OrderContact({ orderId }: { orderId: string | null | undefined }) {
  return orderId ? <ContactLinks about={texts.about({ orderId })} /> : <ContactLinks />
}
