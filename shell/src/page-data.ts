import type { ShellState } from './state'

/** The address of an answer that pages were composed with. */
export const answerHref = (call: string): string => `/shell/data${call}`

export interface PageData {
  /** Fetches the answers that are missing in the document. Never rejects: a remote fetches for itself what it is not given. */
  load(): Promise<void>
  /** True if an answer is missing, or newer than the document: then the area does not match what is rendered from it. */
  differs(): boolean
}

/** Completes `state.data` with the answers that are files of their own, so that the area hydrates from what it was composed with. */
export function createPageData({ page, data }: ShellState, limitMs: number): PageData {
  let differs = false
  const fetchAnswer = async (call: string, etag: string) => {
    try {
      const response = await fetch(answerHref(call), { signal: AbortSignal.timeout(limitMs) })
      if (!response.ok) throw new Error(`${answerHref(call)} answered ${response.status}`)
      data[call] = await response.json()
      differs ||= response.headers.get('etag')?.replace(/^W\//, '') !== etag
    } catch {
      differs = true
    }
  }
  let loading: Promise<unknown> | undefined
  return {
    load: async () =>
      void (await (loading ??= Promise.all(page.data.map(({ call, etag }) => fetchAnswer(call, etag))))),
    differs: () => differs,
  }
}
