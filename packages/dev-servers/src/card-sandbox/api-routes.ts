import type { Cipher } from '@homecare/ccavenue/cipher'
import { encodeMessage } from '@homecare/ccavenue/message'
import { Hono } from 'hono'
import { COMMANDS } from './api-commands'
import type { Gateway } from './gateway'

const WRAPPERS: Record<string, string> = {
  orderStatusTracker: 'Order_Status_Result',
  orderLookup: 'Order_Lookup_Result',
}

/** The address of every server-to-server command. */
export function apiRoutes(gateway: Gateway): Hono {
  const { account, book, stopping } = gateway
  const { cipher, accessCode } = account
  const app = new Hono()
  app.post('/apis/servlet/DoWebTrans', async (c) => {
    // Not parseBody: one reconciliation sends tens of thousands of these, and this is several times cheaper.
    const form: Record<string, string> = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const name = form.command ?? ''
    const isStatus = name === 'orderStatusTracker'
    if (isStatus && gateway.statusMode === 'error') return c.text('Internal Server Error', 500)
    if (isStatus && gateway.statusMode === 'hang') {
      await new Promise((resolve) => {
        for (const signal of [stopping, c.req.raw.signal]) signal.addEventListener('abort', resolve, { once: true })
      })
      return c.text('', 503)
    }

    if (form.access_code !== accessCode) return c.text(answer('1', 'Access_code: Invalid Parameter', '51407'))
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) return c.text(answer('1', 'Command: Invalid Parameter'))
    if (form.version !== '1.1' && form.version !== '1.2')
      return c.text(answer('1', 'Version: Invalid Parameter', '51421'))
    if (form.request_type !== 'JSON' || form.response_type !== 'JSON')
      return c.text(answer('1', 'Request_type, response_type: JSON only'))
    const payload = readPayload(cipher, form.enc_request)
    if (!payload) return c.text(answer('1', 'Enc_request: Invalid Parameter'))

    const result = command(book, payload)
    const wrapper = WRAPPERS[name]
    const json = wrapper && gateway.statusMode === 'wrapped' ? { [wrapper]: result } : result
    return c.text(answer('0', `${cipher.encrypt(JSON.stringify(json))}\r\n`))
  })
  return app
}

const answer = (status: string, response: string, code = ''): string =>
  encodeMessage([
    ['status', status],
    ['enc_response', response],
    ['enc_error_code', code],
  ])

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
