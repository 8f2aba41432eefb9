import { formatFils } from '@homecare/ccavenue/amounts'
import type { Cipher } from '@homecare/ccavenue/cipher'
import { encodeMessage } from '@homecare/ccavenue/message'
import type { SandboxOrder } from './order-book'
import { ruleOf, WRONG_FILS, type SandboxOutcome } from './outcomes'
import { ECHOED } from './read-request'

export type ReturnForm = { encResp: string; orderNo: string }

/** The form that the browser posts to the merchant, altered where the outcome says so. */
export function returnForm(cipher: Cipher, order: SandboxOrder, outcome: SandboxOutcome): ReturnForm {
  const { returns } = ruleOf(outcome)
  const fils = returns === 'wrong-amount' ? WRONG_FILS : order.amountFils
  const encResp = cipher.encrypt(returnText(order, outcome, fils))
  return { encResp: returns === 'altered' ? alter(cipher, encResp) : encResp, orderNo: order.orderNo }
}

/** The notification from server to server: wrong only in outcomes where the gateway itself is wrong. */
export function pushForm(cipher: Cipher, order: SandboxOrder, outcome: SandboxOutcome): ReturnForm {
  const fils = ruleOf(outcome).wrongAmountInStatus ? WRONG_FILS : order.amountFils
  return { encResp: cipher.encrypt(returnText(order, outcome, fils)), orderNo: order.orderNo }
}

function returnText(order: SandboxOrder, outcome: SandboxOutcome, fils: number): string {
  const { orderStatus } = ruleOf(outcome)
  const echoed = (prefix: string) =>
    ECHOED.filter((name) => name.startsWith(prefix)).map((name): [string, string] => [name, order.echoed[name] ?? ''])
  const delivery = ['name', 'address', 'city', 'state', 'zip', 'country', 'tel'].map((part): [string, string] => [
    `delivery_${part}`,
    '',
  ])
  const failure = { Success: '', Failure: 'Do not honour', Aborted: 'I have changed my mind' }[orderStatus]
  return encodeMessage([
    ['order_id', order.orderNo],
    ['tracking_id', order.referenceNo],
    ['bank_ref_no', orderStatus === 'Success' ? order.bankRefNo : 'null'],
    ['order_status', orderStatus],
    ['failure_message', failure],
    ['payment_mode', orderStatus === 'Aborted' ? 'null' : 'Credit Card'],
    ['card_name', orderStatus === 'Aborted' ? 'null' : 'Visa'],
    ['status_code', 'null'],
    ['status_message', orderStatus === 'Success' ? 'Approved' : failure],
    ['currency', order.currency],
    ['amount', formatFils(fils)],
    ...echoed('billing_'),
    ...delivery,
    ...echoed('merchant_'),
    ['vault', 'N'],
    ['offer_type', 'null'],
    ['offer_code', 'null'],
    ['discount_value', '0.0'],
    ['mer_amount', formatFils(fils)],
    ['eci_value', '05'],
    ['retry', 'N'],
    ['response_code', orderStatus === 'Success' ? '0' : '1'],
    ['billing_notes', ''],
    ['trans_date', dubaiTime(new Date())],
    ['bin_country', 'UNITED ARAB EMIRATES'],
  ])
}

/** Changes the last character whose change breaks decryption: a cipher without a MAC decrypts some altered messages. */
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

/** The gateway's date format: `dd/MM/yyyy HH:mm:ss` in Dubai time, without a time zone. */
export function dubaiTime(date: Date): string {
  const iso = new Date(date.getTime() + 4 * 3_600_000).toISOString()
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)} ${iso.slice(11, 19)}`
}
