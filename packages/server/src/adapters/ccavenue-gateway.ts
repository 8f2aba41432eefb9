import { formatFils } from '@homecare/ccavenue/amounts'
import { createApiClient, type ApiFailure } from '@homecare/ccavenue/api-client'
import { createCipher, type Cipher, type CipherKind } from '@homecare/ccavenue/cipher'
import { buildRequest } from '@homecare/ccavenue/request'
import type { LookupEntry } from '@homecare/ccavenue/order-lookup'
import { isReadable, parseReturn, startsWithOrder } from '@homecare/ccavenue/response'
import type { ProviderProfile } from '@homecare/contract/profile'
import { SOURCE_LOCALE, TRANSLATIONS } from '@homecare/domain/locales'
import { CURRENCY, type Fils } from '@homecare/domain/money'
import { meaningOf, type GatewayMeaning } from '@homecare/domain/payment'
import type { Gateway, GatewayResponse, GatewayTransaction } from '../ports/gateway'
import { createKeepAlivePost } from './keep-alive-post'

export interface CcavenueSettings {
  merchantId: string
  accessCode: string
  workingKey: string
  /** Messages that were encrypted with one of them can still be decrypted; no message is encrypted with them. */
  previousWorkingKeys?: readonly string[]
  cipher: CipherKind
  /** The URL of the page that the visitor's browser posts to. */
  transactionUrl: string
  /** The URL of server-to-server calls, `…/apis/servlet/DoWebTrans`. */
  apiUrl: string
  profile: ProviderProfile
}

const TIMEOUT_MS = 10_000
/** The gateway's word for a payment that came in. */
const PAID = 'Shipped'
const NO_SUCH_RECORD = '51419'
/** The error code for a bad refund reference, and also for one that was used before. */
const REFERENCE_REFUSED = '51086'

/** The gateway account with these settings. Cards and money are handled only at the two hosts configured here. */
export function createCcavenueGateway(settings: CcavenueSettings): Gateway {
  const { merchantId, accessCode, transactionUrl, apiUrl, profile, previousWorkingKeys = [] } = settings
  const cipherWith = (workingKey: string) => createCipher({ kind: settings.cipher, workingKey })
  const cipher = cipherWith(settings.workingKey)
  const openers = [cipher, ...previousWorkingKeys.map(cipherWith)]
  const post = createKeepAlivePost()
  const api = (timeoutMs: number) => createApiClient({ apiUrl, accessCode, cipher, timeoutMs, post })
  const { street, ...place } = profile.address
  const isNow = async (referenceNo: string, meaning: GatewayMeaning): Promise<boolean> => {
    const answer = await api(TIMEOUT_MS).orderStatus({ referenceNo })
    return answer.ok && meaningOf(answer.status) === meaning
  }
  const hasGivenBack = async (referenceNo: string, fils: Fils): Promise<boolean> => {
    const answer = await api(TIMEOUT_MS).orderStatus({ referenceNo })
    return answer.ok && (meaningOf(statusOf(answer)) === 'reversed' || (answer.refundedFils ?? 0) >= fils)
  }
  const billing = { name: profile.name, address: street, ...place, tel: profile.phone, email: profile.email }

  return {
    createPaymentForm({ attemptId, amountFils, redirectUrl, cancelUrl, locale = SOURCE_LOCALE }) {
      const amount = formatFils(amountFils)
      const request = buildRequest({
        merchantId,
        orderId: attemptId,
        currency: CURRENCY,
        amount,
        redirectUrl,
        cancelUrl,
        language: 'EN',
        billing,
        merchantParams: locale === SOURCE_LOCALE ? [] : [locale],
      })
      return { ccaUrl: transactionUrl, merchantId, accessCode, encRequest: cipher.encrypt(request) }
    },

    openReturn(encResp) {
      for (const opener of openers) {
        const message = openWith(opener, encResp)
        if (message) return message
      }
      return null
    },

    async orderStatus(orderNo, { referenceNo, timeoutMs = TIMEOUT_MS } = {}) {
      const answer = await api(timeoutMs).orderStatus(referenceNo ? { referenceNo } : { orderNo })
      if (!answer.ok) return failure(answer)
      const text = (name: string) =>
        typeof answer.raw[name] === 'string' && answer.raw[name] !== '' ? answer.raw[name] : null
      return {
        ok: true,
        value: {
          status: statusOf(answer),
          orderNo: answer.orderNo ?? '',
          referenceNo: answer.referenceNo ?? null,
          amountFils: answer.amountFils ?? null,
          currency: answer.currency ?? null,
          paymentMode: text('order_option_type') ?? text('payment_mode'),
          message: text('order_bank_response') ?? text('order_status_message'),
          raw: JSON.stringify(answer.raw),
        },
      }
    },

    async transactions(query, page, { timeoutMs = TIMEOUT_MS } = {}) {
      const which = 'day' in query ? { fromDate: query.day, toDate: query.day } : query
      const answer = await api(timeoutMs).orderLookup({ ...which, page })
      if (!answer.ok) return failure(answer)
      return { ok: true, value: { transactions: answer.entries.map(toTransaction), pages: answer.pages } }
    },

    async refund({ trackingId, amountFils, backFils, reference }) {
      const answer = await api(TIMEOUT_MS).refund({
        referenceNo: trackingId,
        amount: formatFils(amountFils),
        refundRefNo: reference,
      })
      if (answer.ok) return { ok: true, value: { message: 'The gateway accepted the refund.' } }
      if (answer.code === REFERENCE_REFUSED && (await hasGivenBack(trackingId, backFils + amountFils))) {
        return { ok: true, value: { message: 'The gateway had already accepted this refund.' } }
      }
      return failure(answer)
    },

    async cancel({ trackingId, amountFils }) {
      const answer = await api(TIMEOUT_MS).cancel([{ referenceNo: trackingId, amount: formatFils(amountFils) }])
      if (!answer.ok) return failure(answer)
      if (answer.cancelled === 1) return { ok: true, value: { message: 'The gateway canceled the payment.' } }
      if (await isNow(trackingId, 'voided'))
        return { ok: true, value: { message: 'The gateway had already canceled this payment.' } }
      return { ok: false, reason: 'rejected', detail: answer.failed[0]?.reason || 'The gateway canceled nothing.' }
    },
  }
}

/** An order of which only a part went back is still paid, in whatever word the gateway says it. */
function statusOf<Status extends string | undefined>(order: {
  status: Status
  amountFils?: Fils | undefined
  refundedFils?: Fils | undefined
}): Status | typeof PAID {
  const { status, amountFils = 0, refundedFils = 0 } = order
  const isPart = refundedFils > 0 && refundedFils < amountFils
  return isPart && status?.trim().toLowerCase() === 'refunded' ? PAID : status
}

/** What the gateway allows as an order number. */
const ORDER_NO = /^[A-Za-z0-9_-]{1,30}$/
const REFERENCE = /^[A-Za-z0-9_-]{1,40}$/

function toTransaction({ dateTime, ...entry }: LookupEntry): GatewayTransaction {
  const { referenceNo, orderNo, amountFils, amount, refundedFils, currency, raw } = entry
  return {
    referenceNo: referenceNo ?? null,
    orderNo: orderNo ?? null,
    status: statusOf(entry) ?? null,
    amountFils: amountFils ?? null,
    amount: amount ?? null,
    refundedFils: refundedFils ?? null,
    currency: currency ?? null,
    at: dateTime ?? null,
    raw,
  }
}

function openWith(cipher: Cipher, encResp: string): ReturnType<Gateway['openReturn']> {
  try {
    const plain = cipher.decrypt(encResp)
    const message = parseReturn(plain)
    const intact = isReadable(plain)
    if (!message.orderId || (!intact && !(startsWithOrder(plain) && ORDER_NO.test(message.orderId)))) return null
    const reference = REFERENCE.exec(message.trackingId?.trim() ?? '')
    return {
      intact,
      orderNo: message.orderId,
      trackingId: reference?.[0] ?? null,
      orderStatus: message.orderStatus,
      failureMessage: message.failureMessage ?? null,
      statusMessage: message.statusMessage ?? null,
      locale: TRANSLATIONS.find((locale) => locale === message.fields.get('merchant_param1')),
    }
  } catch {
    return null
  }
}

function failure({ reason, code, message }: ApiFailure): Extract<GatewayResponse<never>, { ok: false }> {
  if (reason !== 'gateway-error') return { ok: false, reason, detail: message }
  // An HTTP error means that the gateway did not process the call, not that it refused it.
  const kind = code === NO_SUCH_RECORD ? 'no-record' : code?.startsWith('HTTP') ? 'unreachable' : 'rejected'
  return { ok: false, reason: kind, detail: code ? `${message} (${code})` : message }
}
