import { CodeForm } from './code-form'
import type { Pay } from './use-pay'

interface PayCodeProps extends Pick<Pay, 'busy' | 'pay'> {
  code: NonNullable<Pay['code']>
}

/** The code of an order that is paid by its link: it goes to the order's email. */
export function PayCode({ code: { state, slot }, busy, pay }: PayCodeProps) {
  return (
    <CodeForm email={null} state={state} busy={busy} onCode={(typed) => pay(slot, typed)} onResend={() => pay(slot)} />
  )
}
