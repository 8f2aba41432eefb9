import { useCallback } from 'react'
import { Section } from '@homecare/ui/section'
import * as texts from '../../locales/en/payment.json'
import { PageHead } from '@homecare/remote-kit/page-head'
import { WizardWaiting } from '../../parts/wizard-waiting'
import { PATHS } from '../../wizard/steps'
import { stepOf } from '../../wizard/use-url-sync'
import { gatewayRequestOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { GatewayForm } from '../../parts/gateway-form'
import { CardPageClosed } from './card-page-closed'

export function Payment() {
  const wizard = useWizard()
  const entered = useWizardState((state) => stepOf(state) === 'payment')
  const gatewayRequest = useWizardState((state) => gatewayRequestOf(state.context))
  const returned = useCallback(() => wizard.send({ type: 'RETURNED' }), [wizard])
  const { title, description, keywords } = texts
  return (
    <>
      <PageHead path={PATHS.payment} title={title} description={description} keywords={keywords} />
      <Section width="narrow">
        {!entered && (
          <>
            <h1>{title}</h1>
            <WizardWaiting />
          </>
        )}
        {entered &&
          (gatewayRequest ? <GatewayForm gatewayRequest={gatewayRequest} onReturned={returned} /> : <CardPageClosed />)}
      </Section>
    </>
  )
}
