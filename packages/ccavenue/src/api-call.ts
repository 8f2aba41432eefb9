import type { Cipher } from './cipher'
import { parseMessage } from './message'
import { fetchPost, PostTimeout, type Post } from './post'

export type ApiFailure = {
  ok: false
  /** timeout, unreachable: retry later; gateway-error: the gateway refused, see code; undecodable: the reply can't be read. */
  reason: 'timeout' | 'unreachable' | 'gateway-error' | 'undecodable'
  code?: string
  message: string
}

export type ApiResult = { ok: true; json: Record<string, unknown> } | ApiFailure

export type ApiSettings = {
  apiUrl: string
  accessCode: string
  cipher: Cipher
  /** `fetch` by default. */
  post?: Post
  /** For the whole call, headers and body. */
  timeoutMs: number
}

/** Sends one encrypted command to DoWebTrans and returns its decrypted JSON. Never throws: every error is a failure with a reason. */
export async function callApi(
  settings: ApiSettings,
  command: string,
  version: string,
  payload: object,
): Promise<ApiResult> {
  const { post = fetchPost, apiUrl, timeoutMs } = settings
  const form = new URLSearchParams({
    enc_request: settings.cipher.encrypt(JSON.stringify(payload)),
    access_code: settings.accessCode,
    command,
    request_type: 'JSON',
    response_type: 'JSON',
    version,
  })
  try {
    const { status, body } = await post(apiUrl, form.toString(), timeoutMs)
    if (status < 200 || status > 299)
      return gatewayError(`The gateway responded with HTTP status ${status}.`, `HTTP ${status}`)
    return readReply(settings.cipher, body)
  } catch (error) {
    return error instanceof PostTimeout
      ? { ok: false, reason: 'timeout', message: `The gateway did not respond within ${timeoutMs} ms.` }
      : { ok: false, reason: 'unreachable', message: 'The gateway could not be reached.' }
  }
}

export function gatewayError(message: string, code?: string): ApiFailure {
  return { ok: false, reason: 'gateway-error', message, ...(code ? { code } : {}) }
}

export function undecodable(message: string): ApiFailure {
  return { ok: false, reason: 'undecodable', message }
}

export const isJsonObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

function readReply(cipher: Cipher, body: string): ApiResult {
  const reply = parseMessage(body.trim())
  const text = reply.get('enc_response')?.trim() ?? ''
  if (reply.get('status') === '1')
    return gatewayError(text || 'The gateway refused the call.', reply.get('enc_error_code')?.trim())
  if (reply.get('status') !== '0') return undecodable('The reply has no status.')
  try {
    const json: unknown = JSON.parse(cipher.decrypt(text))
    if (isJsonObject(json)) return { ok: true, json }
  } catch {
    // Falls through: callers treat a reply that can't be decrypted and one without JSON alike.
  }
  return undecodable('The reply could not be decrypted.')
}
