import { formatFils } from '@homecare/ccavenue/amounts'
import type { Cipher } from '@homecare/ccavenue/cipher'
import { encodeMessage } from '@homecare/ccavenue/message'
import type { SandboxOrder } from './order-book'
import { ruleOf, WRONG_FILS, type Outcome } from './outcomes'

export type ReturnForm = { encResp: string; orderNo: string }

/** What the browser carries back for an outcome: true, or altered as the outcome asks. */
export function returnForm(cipher: Cipher, order: SandboxOrder, outcome: Outcome): ReturnForm {
  const { returns } = ruleOf(outcome)
  const fils = returns === 'wrong-amount' ? WRONG_FILS : order.amountFils
  const encResp = cipher.encrypt(returnText(order, outcome, fils))
  return { encResp: returns === 'altered' ? alter(cipher, encResp) : encResp, orderNo: order.orderNo }
}

/** What the gateway pushes from server to server: never altered by a visitor, wrong only where the gateway itself is. */
export function pushForm(cipher: Cipher, order: SandboxOrder, outcome: Outcome): ReturnForm {
  const fils = ruleOf(outcome).wrongAmountInStatus ? WRONG_FILS : order.amountFils
  return { encResp: cipher.encrypt(returnText(order, outcome, fils)), orderNo: order.orderNo }
}

function returnText(order: SandboxOrder, outcome: Outcome, fils: number): string {
  const { says } = ruleOf(outcome)
  const echoed = (name: string): [string, string] => [name, order.echoed.get(name) ?? '']
  const billing = ['name', 'address', 'city', 'state', 'zip', 'country', 'tel', 'email'].map((part) =>
    echoed(`billing_${part}`),
  )
  const delivery = ['name', 'address', 'city', 'state', 'zip', 'country', 'tel'].map((part): [string, string] => [
    `delivery_${part}`,
    '',
  ])
  const params = [1, 2, 3, 4, 5].map((n) => echoed(`merchant_param${n}`))
  const failure = { Success: '', Failure: 'Do not honour', Aborted: 'I have changed my mind' }[says]
  return encodeMessage([
    ['order_id', order.orderNo],
    ['tracking_id', order.referenceNo],
    ['bank_ref_no', says === 'Success' ? order.bankRefNo : 'null'],
    ['order_status', says],
    ['failure_message', failure],
    ['payment_mode', says === 'Aborted' ? 'null' : 'Credit Card'],
    ['card_name', says === 'Aborted' ? 'null' : 'Visa'],
    ['status_code', 'null'],
    ['status_message', says === 'Success' ? 'Approved' : failure],
    ['currency', order.currency],
    ['amount', formatFils(fils)],
    ...billing,
    ...delivery,
    ...params,
    ['vault', 'N'],
    ['offer_type', 'null'],
    ['offer_code', 'null'],
    ['discount_value', '0.0'],
    ['mer_amount', formatFils(fils)],
    ['eci_value', '05'],
    ['retry', 'N'],
    ['response_code', says === 'Success' ? '0' : '1'],
    ['billing_notes', ''],
    ['trans_date', dubaiTime(new Date())],
    ['bin_country', 'UNITED ARAB EMIRATES'],
  ])
}

/** Changes the last character that makes the message unreadable: a cipher without a MAC takes some changes for text. */
function alter(cipher: Cipher, hex: string): string {
  for (let at = hex.length - 1; at >= 0; at -= 1) {
    const altered = hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1)
    try {
      cipher.decrypt(altered)
    } catch {
      return altered
    }
  }
  return `${hex}00`
}

/** The gateway's way to write a moment: `dd/MM/yyyy HH:mm:ss`, without saying where. */
export function dubaiTime(date: Date): string {
  const iso = new Date(date.getTime() + 4 * 3_600_000).toISOString()
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)} ${iso.slice(11, 19)}`
}
