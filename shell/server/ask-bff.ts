import { Agent, fetch, type Response } from 'undici'

interface Question {
  headers?: Record<string, string>
  withinMs: number
}

/** Reads a path of a BFF. What one can't answer is asked of the next; throws, or returns its refusal, if none can. */
export type AskBff = (path: string, question: Question) => Promise<Response>

const CONNECT_MS = 1_000
const UNAVAILABLE = new Set([502, 503, 504])

export function createAskBff(bffUrls: readonly string[]): AskBff {
  const dispatcher = new Agent({ connect: { timeout: CONNECT_MS } })
  let current = 0

  async function ask(path: string, question: Question, left: number): Promise<Response> {
    const at = current
    const url = `${bffUrls[at] ?? ''}${path}`
    const { headers = {}, withinMs } = question
    const answer = await fetch(url, { headers, dispatcher, signal: AbortSignal.timeout(withinMs) }).catch(
      (error: unknown) => new Error(`${url} did not answer: ${reasonOf(error)}`),
    )
    if (!(answer instanceof Error) && !UNAVAILABLE.has(answer.status)) return answer
    if (current === at) current = (at + 1) % bffUrls.length
    if (left > 1) {
      if (!(answer instanceof Error)) await answer.body?.cancel()
      return ask(path, question, left - 1)
    }
    if (answer instanceof Error) throw answer
    return answer
  }

  return (path, question) => ask(path, question, bffUrls.length)
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
