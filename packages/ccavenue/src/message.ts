/** Field names and values of one gateway message, without fields that are empty or "null". */
export type Message = ReadonlyMap<string, string>

/** `k=v&k=v`, values unescaped as the gateway requires. Throws RangeError on a value with a separator. */
export function encodeMessage(fields: Iterable<readonly [string, string]>): string {
  const parts: string[] = []
  for (const [name, value] of fields) {
    if (/[&=]/.test(name) || value.includes('&')) throw new RangeError(`The field "${name}" holds a separator.`)
    parts.push(`${name}=${value}`)
  }
  return parts.join('&')
}

/** Reads `k=v&k=v`. The first of repeated names wins, since the gateway's own fields come before what a visitor typed. */
export function parseMessage(text: string): Message {
  const fields = new Map<string, string>()
  const seen = new Set<string>()
  for (const part of text.split('&')) {
    const equals = part.indexOf('=')
    if (equals < 1) continue
    const name = part.slice(0, equals).trim()
    const value = part.slice(equals + 1)
    if (seen.has(name)) continue
    seen.add(name)
    if (value !== '' && value !== 'null') fields.set(name, value)
  }
  return fields
}
