import { parseFils } from '@homecare/ccavenue/amounts'
import type { Cipher } from '@homecare/ccavenue/cipher'
import { parseMessage, type Message } from '@homecare/ccavenue/message'

export type PaymentOrder = {
  orderNo: string
  amountFils: number
  currency: string
  redirectUrl: string
  cancelUrl: string
  /** Billing fields and merchant parameters, returned unchanged. */
  echoed: Record<string, string>
}

export type MerchantAccount = { merchantId: string; accessCode: string; cipher: Cipher }

const LIMITS: Record<string, number> = {
  billing_name: 60,
  billing_address: 150,
  billing_city: 30,
  billing_state: 30,
  billing_zip: 15,
  billing_country: 50,
  billing_tel: 20,
  billing_email: 70,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`merchant_param${n}`, 100])),
}

/** Names of the fields that the return repeats. */
export const ECHOED = Object.keys(LIMITS)

/** Validates a payment form as the gateway does, strictly where integration kits differ. Returns the order, or all problems. */
export function readRequest(account: MerchantAccount, form: Record<string, unknown>): PaymentOrder | string[] {
  if (form.access_code !== account.accessCode) return ['access_code: Invalid Parameter']
  if (form.merchant_id && form.merchant_id !== account.merchantId) return ['merchant_id: Invalid Parameter']
  let fields: Message
  try {
    fields = parseMessage(account.cipher.decrypt(String(form.encRequest)))
  } catch {
    return ['encRequest: could not be decrypted with this merchant’s working key']
  }
  const field = (name: string): string => fields.get(name) ?? ''
  const amountFils = parseFils(field('amount'))
  const url = 'an http(s) address of at most 100 characters without a query'
  const problems = [
    field('merchant_id') !== account.merchantId && 'merchant_id: Invalid Parameter',
    !/^[A-Za-z0-9_-]{1,30}$/.test(field('order_id')) && 'order_id: 1 to 30 letters, digits, - or _',
    field('currency') !== 'AED' && 'currency: AED only',
    field('language') !== 'EN' && 'language: EN only',
    (!amountFils || !/^\d+\.\d\d$/.test(field('amount'))) && 'amount: above zero, with two decimals',
    ...['redirect_url', 'cancel_url'].map((name) => !isReturnUrl(field(name)) && `${name}: ${url}`),
    ...ECHOED.map((name) => field(name).length > (LIMITS[name] ?? 0) && `${name}: at most ${LIMITS[name]} characters`),
  ].filter((problem) => typeof problem === 'string')
  if (problems.length > 0 || !amountFils) return problems
  return {
    orderNo: field('order_id'),
    amountFils,
    currency: 'AED',
    redirectUrl: field('redirect_url'),
    cancelUrl: field('cancel_url'),
    echoed: Object.fromEntries([...fields].filter(([name]) => Object.hasOwn(LIMITS, name))),
  }
}

function isReturnUrl(url: string): boolean {
  return url.length <= 100 && /^https?:\/\/[^?#&\s]+$/.test(url) && URL.canParse(url)
}
