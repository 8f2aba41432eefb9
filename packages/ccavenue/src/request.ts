import { encodeMessage } from './message'
import { cleanEmail, cleanPhone, cleanText } from './request-text'

export type Billing = {
  name?: string
  address?: string
  city?: string
  state?: string
  zip?: string
  country?: string
  tel?: string
  email?: string
}

export type PaymentRequestFields = {
  merchantId: string
  /** A new one for every payment attempt: letters, digits, - and _, at most 30. */
  orderId: string
  currency: 'AED'
  /** AED with two decimals, above zero. */
  amount: string
  redirectUrl: string
  cancelUrl: string
  language: 'EN'
  billing: Billing
  /** At most five; the return repeats them unchanged. */
  merchantParams?: readonly string[]
}

/** The plain text of a payment request, ready to encrypt. Values are truncated to the gateway's limits; throws RangeError on a bad id, amount or URL. */
export function buildRequest(request: PaymentRequestFields): string {
  const { billing, merchantParams = [] } = request
  if (!/^[A-Za-z0-9_-]{1,30}$/.test(request.orderId)) {
    throw new RangeError('The order id must be 1 to 30 letters, digits, dashes or underscores.')
  }
  if (!/^\d{1,10}\.\d{2}$/.test(request.amount) || Number(request.amount) === 0) {
    throw new RangeError('The amount must be above zero, with two decimals.')
  }
  if (merchantParams.length > 5) throw new RangeError('The gateway accepts at most five merchant parameters.')
  const optional: [string, string][] = [
    ['billing_name', cleanText(billing.name, 60)],
    ['billing_address', cleanText(billing.address, 150)],
    ['billing_city', cleanText(billing.city, 30)],
    ['billing_state', cleanText(billing.state, 30)],
    ['billing_zip', cleanText(billing.zip, 15)],
    ['billing_country', cleanText(billing.country, 50)],
    ['billing_tel', cleanPhone(billing.tel, 20)],
    ['billing_email', cleanEmail(billing.email, 70)],
    ...merchantParams.map((value, i): [string, string] => [`merchant_param${i + 1}`, cleanText(value, 100)]),
  ]
  return encodeMessage([
    ['merchant_id', cleanText(request.merchantId, 30)],
    ['order_id', request.orderId],
    ['currency', request.currency],
    ['amount', request.amount],
    ['redirect_url', returnUrl('redirect', request.redirectUrl)],
    ['cancel_url', returnUrl('cancel', request.cancelUrl)],
    ['language', request.language],
    ...optional.filter(([, value]) => value !== ''),
  ])
}

function returnUrl(which: string, url: string): string {
  // Characters that a gateway may unescape are refused.
  if (!/^https?:\/\/[A-Za-z0-9.:[\]-]+(?:\/[A-Za-z0-9._~/-]*)?$/.test(url) || !URL.canParse(url)) {
    throw new RangeError(`The ${which} URL must be a plain http(s) address without a query.`)
  }
  if (url.length > 100)
    throw new RangeError(`The ${which} URL is longer than the 100 characters that the gateway accepts.`)
  return url
}
