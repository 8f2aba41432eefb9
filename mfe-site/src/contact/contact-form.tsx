import { CONTACT_CHOICES } from '@homecare/domain/service-choices'
import type { Host } from '@homecare/federation/contract'
import { contactForm } from '../content/contact'
import { RequestForm } from '../request/request-form'
import { sendForm } from '../request/send-request'

/** The message to the office. Any day may be named, also one that is over: staff ask. */
export function ContactForm({ host }: { host: Host }) {
  return (
    <RequestForm
      host={host}
      texts={contactForm}
      call="/contact"
      send={(values) => sendForm(`${host.apiBase}/contact`, values)}
      choices={CONTACT_CHOICES}
    />
  )
}
