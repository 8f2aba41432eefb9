import { Notice } from '@homecare/ui/notice'
import * as texts from '../../locales/en/status.json'
import { OrderContact } from '../../parts/order-contact'
import { NoScript } from '../../parts/no-script'
import { pollingOf } from '../../wizard/state-data'
import { useWizardState } from '../../wizard/wizard-provider'
import { outcomeKindOf } from './outcome'
import { OrderSummary } from './order-summary'

/** The order from the server; without an answer, a note that this page is no proof of payment. */
export function VerifiedOrder() {
  const unproven = useWizardState((state) => state.hasTag('unproven'))
  const ended = useWizardState((state) => pollingOf(state.context).ended)
  const unreachable = useWizardState((state) => pollingOf(state.context).unreachable)
  const order = useWizardState((state) => pollingOf(state.context).order)
  const query = useWizardState((state) => state.context.query)
  const isSaidAbove = outcomeKindOf(query, order) === 'error' && query?.reason === 'mismatch'
  return (
    <>
      <NoScript text={texts.noScript} />
      {unproven && <Notice kind="info">{texts.unproven}</Notice>}
      {ended && (
        <Notice kind="warning" action={<OrderContact orderId={query?.orderId} />}>
          {ended}
        </Notice>
      )}
      {unreachable && <Notice kind="warning">{texts.unreachable}</Notice>}
      {order?.needsAction && !isSaidAbove && <Notice kind="warning">{texts.needsAction}</Notice>}
      {order && <OrderSummary order={order} />}
    </>
  )
}
