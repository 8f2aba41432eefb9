import type { Answer } from './edge-browser'

/** All answers that visitors got. */
export interface ResponseLog {
  add: (answer: Answer) => void
  /** Milliseconds of each. */
  times: readonly number[]
  /** Requests that were refused while the edge's container was replaced, of which there is one. They are not in the count. */
  refusedByEdge(): number
  /** One sentence for each other request that a visitor saw fail. */
  failures(): readonly string[]
}

const MAX_LOGGED = 20
/** Whoever waited longer was not refused, but got no answer. */
const REFUSED_MS = 5_000

/** `doing` says what was going on when a request failed; the first failures are logged as they come. */
export function createResponseLog(doing: () => string, log: (line: string) => void): ResponseLog {
  const times: number[] = []
  const failures: string[] = []
  let refused = 0
  return {
    add({ method, path, status, words, ms }) {
      if (doing() === 'edge' && status === 0 && ms < REFUSED_MS) return void (refused += 1)
      times.push(ms)
      if (!hasFailed(method, status)) return
      const what = status === 0 ? `got no answer: ${words}` : `got status ${status}: ${words}`
      const sentence = `${method} ${path} ${what} after ${ms.toFixed(0)} ms, during ${doing()}`
      failures.push(sentence)
      if (failures.length <= MAX_LOGGED) log(`✗ ${sentence}`)
    },
    times,
    refusedByEdge: () => refused,
    failures: () => failures,
  }
}

/** A visitor may be refused a full time of day, but nothing that is read, and nobody sends too much in the trial. */
const hasFailed = (method: string, status: number): boolean =>
  status === 0 || status >= 500 || status === 429 || (method === 'GET' && status !== 200)
