import { CONTACT_CHOICES } from '@homecare/domain/service-choices'
import { useClient } from '@homecare/remote-kit/use-client'
import { contactForm } from '../../content/contact'
import { RequestForm } from '../../parts/request/request-form'
import { requestOutcomeOf } from '../../parts/request/send-request'

/** The contact request. It accepts any date, also a past one: staff call back and ask. */
export function ContactForm() {
  const client = useClient()
  return (
    <RequestForm
      texts={contactForm}
      path="/api/contact"
      send={async (body) => requestOutcomeOf(await client.post('/api/contact', { body }))}
      choices={CONTACT_CHOICES}
    />
  )
}
