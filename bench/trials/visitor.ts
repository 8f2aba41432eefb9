import { setTimeout as sleep } from 'node:timers/promises'

/** What the confirm screen carries to the card gateway. */
export interface HandOff {
  orderId: string
  ccaUrl: string
  merchantId: string
  accessCode: string
  encRequest: string
  token: string
}

/** What a visitor's browser does, and what came of it. Every visitor has an address of its own, as in life. */
export interface Visitor {
  initiate(body: object, key: string): Promise<Answer<HandOff>>
  contact(body: Record<string, string>): Promise<Answer<unknown>>
  /** Carries the form to the card gateway, as the confirm screen does; the page's address there. */
  goToGateway(handOff: HandOff): Promise<string>
  /** Presses a button on the card page. The form that leads back, if the gateway gives one. */
  pressAtGateway(page: string, outcome: string): Promise<Record<string, string> | null>
  /** Carries the gateway's form back to us. */
  comeBack(form: Record<string, string>): Promise<Answer<unknown>>
}

/** `status` 0: no answer came. */
export interface Answer<T> {
  status: number
  body: T
}

const PATIENCE_MS = 20_000
const CARD = { number: '4111111111111111', expiry: '12/39', cvv: '123', holder: 'Trial Visitor' }

/** `origin` is asked before every call: a visitor is served by whichever BFF answers. No answer within `timeoutMs` is status 0. */
export function createVisitor(origin: () => string, address: string, timeoutMs = PATIENCE_MS): Visitor {
  const headers = { 'x-forwarded-for': address }
  const call = async <T>(path: string, init: RequestInit): Promise<Answer<T>> => {
    try {
      const response = await fetch(`${origin()}${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T }
    } catch {
      return { status: 0, body: undefined as T }
    }
  }
  const json = { ...headers, 'content-type': 'application/json' }
  return {
    initiate: (body, key) =>
      call('/api/payment/initiate', {
        method: 'POST',
        headers: { ...json, 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
    contact: (body) => call('/api/contact', { method: 'POST', headers: json, body: JSON.stringify(body) }),
    async goToGateway({ ccaUrl, encRequest, accessCode, merchantId }) {
      const body = new URLSearchParams({ encRequest, access_code: accessCode, merchant_id: merchantId })
      const response = await fetch(ccaUrl, { method: 'POST', body, redirect: 'manual' })
      await response.body?.cancel()
      const location = response.headers.get('location')
      if (!location) throw new Error(`The card gateway answered ${response.status}.`)
      return new URL(location, ccaUrl).href
    },
    async pressAtGateway(page, outcome) {
      const body = new URLSearchParams({ ...CARD, outcome })
      const html = await (await fetch(`${page}/pay`, { method: 'POST', body })).text()
      const field = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]+)"`).exec(html)?.[1]
      const [encResp, orderNo] = [field('encResp'), field('orderNo')]
      return encResp && orderNo ? { encResp, orderNo } : null
    },
    comeBack: (form) => call('/api/payment/response', { method: 'POST', headers, body: new URLSearchParams(form) }),
  }
}

/** The same question until somebody answers it, as long as the visitor has patience; a refusal is an answer. */
export async function insist<T>(ask: () => Promise<Answer<T>>, forMs: number): Promise<Answer<T>> {
  const until = Date.now() + forMs
  for (;;) {
    const answer = await ask()
    if ((answer.status !== 0 && answer.status < 500) || Date.now() > until) return answer
    await sleep(100)
  }
}
