/** A session of the W3C WebDriver protocol: the calls that are used here, over plain HTTP. */
export type Session = Awaited<ReturnType<typeof openSession>>

/** The protocol's key for a reference to an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const LIMIT_MS = 30_000

/** The driver did not respond to a call in time. It may have executed it. */
export class NoResponse extends Error {}

async function send(url: string, method: string, body?: object, limitMs = LIMIT_MS): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
    throw new NoResponse(`${method} ${new URL(url).pathname}: no response in ${limitMs / 1000} s`, { cause: error })
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message ?? ''}`)
  return value
}

/** Opens a session with these capabilities at the driver's address. */
export async function openSession(driver: string, capabilities: object, limitMs?: number) {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const session = (await send(`${driver}/session`, 'POST', body, limitMs)) as { sessionId: string }
  const base = `${driver}/session/${session.sessionId}`
  return {
    call: (method: 'GET' | 'POST', path: string, body?: object, limitMs?: number) =>
      send(base + path, method, method === 'POST' ? (body ?? {}) : undefined, limitMs),
    end: async (): Promise<void> => void (await send(base, 'DELETE')),
  }
}
