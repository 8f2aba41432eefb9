import type { Cipher } from '@homecare/ccavenue/cipher'
import { encodeMessage } from '@homecare/ccavenue/message'
import { Hono } from 'hono'
import { COMMANDS } from './api-commands'
import type { OrderBook } from './order-book'

/** How orderStatusTracker responds: `ok` and `flat` flat, `wrapped` inside Order_Status_Result, `hang` never, `error` with HTTP 500. orderLookup is wrapped with it. */
export type StatusMode = 'ok' | 'hang' | 'error' | 'wrapped' | 'flat'

const WRAPPERS: Record<string, string> = {
  orderStatusTracker: 'Order_Status_Result',
  orderLookup: 'Order_Lookup_Result',
}

type Options = {
  book: OrderBook
  cipher: Cipher
  accessCode: string
  statusMode: () => StatusMode
  stopping: AbortSignal
}

/** The address of every server-to-server command. */
export function apiRoutes({ book, cipher, accessCode, statusMode, stopping }: Options): Hono {
  const app = new Hono()
  app.post('/apis/servlet/DoWebTrans', async (c) => {
    // Not parseBody: one reconciliation sends tens of thousands of these, and this is several times cheaper.
    const form: Record<string, string> = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const name = form.command ?? ''
    const isStatus = name === 'orderStatusTracker'
    if (isStatus && statusMode() === 'error') return c.text('Internal Server Error', 500)
    if (isStatus && statusMode() === 'hang') {
      await new Promise((resolve) => {
        for (const signal of [stopping, c.req.raw.signal]) signal.addEventListener('abort', resolve, { once: true })
      })
      return c.text('', 503)
    }

    if (form.access_code !== accessCode) return c.text(refusal('Access_code: Invalid Parameter', '51407'))
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) return c.text(refusal('Command: Invalid Parameter'))
    if (form.version !== '1.1' && form.version !== '1.2') return c.text(refusal('Version: Invalid Parameter', '51421'))
    if (form.request_type !== 'JSON' || form.response_type !== 'JSON')
      return c.text(refusal('Request_type, response_type: JSON only'))
    const payload = readPayload(cipher, form.enc_request)
    if (!payload) return c.text(refusal('Enc_request: Invalid Parameter'))

    const result = command(book, payload)
    const wrapper = WRAPPERS[name]
    const json = wrapper && statusMode() === 'wrapped' ? { [wrapper]: result } : result
    return c.text(
      encodeMessage([
        ['status', '0'],
        ['enc_response', `${cipher.encrypt(JSON.stringify(json))}\r\n`],
        ['enc_error_code', ''],
      ]),
    )
  })
  return app
}

function refusal(reason: string, code = ''): string {
  return encodeMessage([
    ['status', '1'],
    ['enc_response', reason],
    ['enc_error_code', code],
  ])
}

function readPayload(cipher: Cipher, encrypted = ''): Record<string, unknown> | undefined {
  try {
    const payload: unknown = JSON.parse(cipher.decrypt(encrypted))
    return payload && typeof payload === 'object' && !Array.isArray(payload)
      ? (payload as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
