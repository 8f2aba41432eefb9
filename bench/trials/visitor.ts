/** The form that the confirm screen submits to the card gateway. */
export interface GatewayFormFields {
  orderId: string
  ccaUrl: string
  merchantId: string
  accessCode: string
  encRequest: string
  token: string
}

/** `status` 0: no response. */
interface VisitorResponse<T> {
  status: number
  body: T
}

const TIMEOUT_MS = 20_000
/** The gateway runs in this process, which can be too busy to notice that a kept connection has ended. */
const ALONE = { headers: { connection: 'close' } }

/** Sends a request of a visitor's browser to the site. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>

export type SimulatedVisitor = ReturnType<typeof createVisitor>

/**
 * The calls of a visitor's browser; every visitor has their own IP address. `origin` is called before every request, since any
 * BFF may serve a visitor. No response within `timeoutMs` is status 0.
 */
export function createVisitor(
  origin: () => string,
  address: string,
  timeoutMs = TIMEOUT_MS,
  send: SendRequest = fetch,
) {
  const headers = { 'x-forwarded-for': address }
  const call = async <T>(path: string, init: RequestInit): Promise<VisitorResponse<T>> => {
    try {
      const response = await send(`${origin()}${path}`, {
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
    initiate: (body: object, key: string) =>
      call<GatewayFormFields>('/api/payment/initiate', {
        method: 'POST',
        headers: { ...json, 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
    contact: (body: Record<string, string>) =>
      call<unknown>('/api/contact', { method: 'POST', headers: json, body: JSON.stringify(body) }),
    /** Submits the form to the card gateway; resolves with the address of the card page. */
    async goToGateway({ ccaUrl, encRequest, accessCode, merchantId }: GatewayFormFields): Promise<string> {
      const body = new URLSearchParams({ encRequest, access_code: accessCode, merchant_id: merchantId })
      const response = await fetch(ccaUrl, { ...ALONE, method: 'POST', body, redirect: 'manual' })
      await response.body?.cancel()
      const location = response.headers.get('location')
      if (!location) throw new Error(`The card gateway responded ${response.status}.`)
      return new URL(location, ccaUrl).href
    },
    /** Presses a button on the card page; resolves with the return form, if there is one. */
    async pressAtGateway(page: string, outcome: string): Promise<Record<string, string> | null> {
      const body = new URLSearchParams({ outcome })
      const html = await (await fetch(`${page}/pay`, { ...ALONE, method: 'POST', body })).text()
      const field = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]+)"`).exec(html)?.[1]
      const [encResp, orderNo] = [field('encResp'), field('orderNo')]
      return encResp && orderNo ? { encResp, orderNo } : null
    },
    /** Submits the return form to us. */
    comeBack: (form: Record<string, string>) =>
      call<unknown>('/api/payment/response', { method: 'POST', headers, body: new URLSearchParams(form) }),
  }
}
