interface Question {
  headers?: Record<string, string>
  withinMs: number
}

/** Reads a path of the API. Throws, with the reason, if nobody answers. */
export type AskBff = (path: string, question: Question) => Promise<Response>

/** `bffUrl` is one address: in production the edge's, which chooses a BFF that is ready. */
export function createAskBff(bffUrl: string): AskBff {
  return async (path, { headers = {}, withinMs }) => {
    const url = `${bffUrl}${path}`
    try {
      return await fetch(url, { headers, signal: AbortSignal.timeout(withinMs) })
    } catch (error) {
      throw new Error(`${url} did not answer: ${reasonOf(error)}`, { cause: error })
    }
  }
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
