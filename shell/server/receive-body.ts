import type { IncomingMessage, ServerResponse } from 'node:http'

/** The whole body, or why there is none: it is too long, it took too long, or the visitor disconnected. */
export type ReceivedBody = Buffer | 'TOO_LARGE' | 'TOO_SLOW' | 'GONE'

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Reads a short body into memory, so that no concurrency slot is used while it arrives. */
export function receiveBody(
  request: IncomingMessage,
  { maxBytes, withinMs }: { maxBytes: number; withinMs: number },
): Promise<ReceivedBody> {
  if (!hasBody(request)) return Promise.resolve(Buffer.alloc(0))
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('TOO_LARGE')
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let bytes = 0
    const end = (received: ReceivedBody) => {
      clearTimeout(timer)
      request.off('data', take).off('end', whole).off('close', gone)
      resolve(received)
    }
    const take = (part: Buffer) => {
      bytes += part.length
      if (bytes > maxBytes) end('TOO_LARGE')
      else parts.push(part)
    }
    const whole = () => end(Buffer.concat(parts))
    const gone = () => end('GONE')
    const timer = setTimeout(() => end('TOO_SLOW'), withinMs)
    request.on('data', take).once('end', whole).once('close', gone)
  })
}

const LINGER_MS = 1000

/**
 * Ends a response whose request may still be arriving. Closing a socket with unread bytes resets it, and the reset can
 * arrive before the response, so bytes that arrive within a second are read and dropped first.
 */
export function endAfterBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || request.destroyed || !hasBody(request)) return void response.end()
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, LINGER_MS)
  request.once('end', end)
  response.once('close', () => clearTimeout(timer))
  request.unpipe()
  request.resume()
}
