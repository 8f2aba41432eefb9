import { gatewayError, isJsonObject, type ApiFailure } from './api-call'

type Json = Record<string, unknown>

/** The object under `wrapper`, or the object itself: the gateway sends both forms. */
export function unwrap(json: Json, wrapper: string): Json {
  const inner = json[wrapper]
  return isJsonObject(inner) ? inner : json
}

/** The first of these fields that is a string or number, as text; "" and "null" count as absent. */
export function textOf(json: Json, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = json[name]
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const text = String(value).trim()
    if (text !== '' && text !== 'null') return text
  }
  return undefined
}

/** The error inside a decrypted reply, if there is one. */
export function innerError(json: Json): ApiFailure | undefined {
  const code = textOf(json, 'error_code')
  if (textOf(json, 'status') !== '1' && code === undefined) return undefined
  return gatewayError(textOf(json, 'error_desc', 'reason') ?? 'The gateway refused the call.', code)
}
