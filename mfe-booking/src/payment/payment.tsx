import { Section } from '@homecare/ui/section'
import { messages } from '../messages'
import { PageHead } from '../parts/page-head'
import { Waiting } from '../parts/waiting'
import { stepOf } from '../wizard/use-url-sync'
import { useWizardState } from '../wizard/wizard-provider'
import { GatewayForm } from './gateway-form'
import { HandedOff } from './handed-off'

export function Payment() {
  const entered = useWizardState((state) => stepOf(state) === 'payment')
  const handOff = useWizardState((state) => state.context.handOff)
  const { title, description, keywords } = messages.payment
  return (
    <>
      <PageHead step="payment" title={title} description={description} keywords={keywords} />
      <Section width="narrow">
        {!entered && (
          <>
            <h1>{title}</h1>
            <Waiting />
          </>
        )}
        {entered && (handOff ? <GatewayForm handOff={handOff} /> : <HandedOff />)}
      </Section>
    </>
  )
}
