import type { Registry } from '@homecare/contract/releases'
import type { AskBff } from './ask-bff'

/** Responses that pages are composed with, by their path. */
export type PageData = Record<string, { etag: string | null; answer: unknown }>

const LIMIT_MS = 5000

/**
 * Fetches the response of every path that a route names in `data`. An unavailable one stays as it was before, or is
 * left out: the remotes that are composed with it must handle that.
 */
export async function fetchPageData(askBff: AskBff, registry: Registry, known: PageData = {}): Promise<PageData> {
  const paths = [...new Set(registry.remotes.flatMap(({ routes }) => routes.flatMap(({ data }) => data)))].sort()
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await askBff(path, {
        withinMs: LIMIT_MS,
        headers: { accept: 'application/json' },
      }).catch(() => null)
      if (!response?.ok) return known[path] ? [[path, known[path]] as const] : []
      return [[path, { etag: response.headers.get('etag'), answer: await response.json() }] as const]
    }),
  )
  return Object.fromEntries(answers.flat())
}

/** Returns true if one of the responses has changed. */
export async function dataChanged(askBff: AskBff, data: PageData): Promise<boolean> {
  for (const [path, { etag, answer }] of Object.entries(data)) {
    const response = await askBff(path, {
      withinMs: LIMIT_MS,
      headers: etag ? { 'if-none-match': etag } : {},
    })
    if (response.status === 304) continue
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    if (JSON.stringify(await response.json()) !== JSON.stringify(answer)) return true
  }
  return false
}
