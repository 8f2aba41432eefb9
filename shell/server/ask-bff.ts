interface Question {
  headers?: Record<string, string>
  withinMs?: number
}

/** Reads a path of the API. Throws, with the reason, unless it has a new answer, or with 304 none. */
export type AskBff = (path: string, question: Question) => Promise<Response>

/** The BFF's answer would be the same at the next try. */
export class BffRefused extends Error {}

const LIMIT_MS = 5000

/** `bffUrl` is one address: in production the edge's, which chooses a BFF that is ready. */
export function createAskBff(bffUrl: string): AskBff {
  return async (path, { headers = {}, withinMs = LIMIT_MS }) => {
    const url = `${bffUrl}${path}`
    const init = { headers, signal: AbortSignal.timeout(withinMs) }
    const response = await fetch(url, init).catch((error: Error) => {
      // `fetch failed` says nothing; its cause does.
      const { message } = error.cause instanceof Error ? error.cause : error
      throw new Error(`${url} did not answer: ${message}`, { cause: error })
    })
    if (response.ok || response.status === 304) return response
    const reason = `${path} answered ${response.status}`
    throw response.status < 500 ? new BffRefused(reason) : new Error(reason)
  }
}

/** An answer of the BFF, and its entity tag, if it has one. */
export interface Answer {
  etag: string | null
  answer: unknown
}

/** The answer at a path; the known one itself if it has not changed. Throws if it can't be fetched. */
export async function fetchAnswer(askBff: AskBff, path: string, known?: Answer): Promise<Answer> {
  const headers = { accept: 'application/json', ...(known?.etag && { 'if-none-match': known.etag }) }
  const response = await askBff(path, { headers })
  if (known && response.status === 304) return known
  return { etag: response.headers.get('etag'), answer: await response.json() }
}
