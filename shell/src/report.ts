import type { z } from 'zod'
import type { clientError } from '@homecare/contract/client-errors'

type ClientError = z.infer<typeof clientError>

/** A page view tells of at most so many errors: a loop must not become a flood. */
const LIMIT = 10
let sent = 0

export function reportError(error: unknown, about: Pick<ClientError, 'source' | 'remote' | 'version'>): void {
  if (++sent > LIMIT) return
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const body: ClientError = {
    ...about,
    message: message.slice(0, 500),
    path: location.pathname.slice(0, 200),
    ...(stack ? { stack: stack.slice(0, 4000) } : {}),
  }
  // What can't be told is lost: telling must never disturb the page.
  void fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
