import { useSearchParams } from 'react-router-dom'
import { CONTACT_CHOICES, contactChoiceFor } from '@homecare/domain/service-choices'
import { useClient } from '@homecare/remote-kit/use-client'
import { useIsHydrated } from '@homecare/ui/use-is-hydrated'
import { contactForm } from '../../content/contact'
import { RequestForm } from '../../parts/request/request-form'
import { requestOutcomeOf } from '../../parts/request/send-request'

/**
 * The contact request. It accepts any date, also a past one: staff call back and ask. `?service=elderly-care`, which the
 * action bar of a service's page adds, chooses that service.
 */
export function ContactForm() {
  const client = useClient()
  const [query] = useSearchParams()
  // The prerendered page knows no query.
  const service = useIsHydrated() ? query.get('service') : null
  const carried = service ? contactChoiceFor(`/${service}`) : undefined
  const choices: readonly string[] = CONTACT_CHOICES
  return (
    <RequestForm
      texts={contactForm}
      path="/api/contact"
      send={async (body) => requestOutcomeOf(await client.post('/api/contact', { body }))}
      choices={carried && !choices.includes(carried) ? [carried, ...choices] : choices}
      {...(carried && { carried })}
    />
  )
}
