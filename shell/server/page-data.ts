import type { Registry } from '@homecare/contract/releases'
import { localesOfSite, registryIn } from '@homecare/federation/registry-in-language'
import { fetchAnswer, type Answer, type AskBff } from './ask-bff'
import { entityTag } from './body'

/** Responses that pages are composed with, by their path, which has the language of those that are not in English. */
export type PageData = Record<string, Answer>

/**
 * Fetches the response of every path that a route names in `data`, in each language of the site. An unavailable one stays as it was before, or is
 * left out: the remotes that are composed with it must handle that.
 */
export async function fetchPageData(askBff: AskBff, registry: Registry, known: PageData = {}): Promise<PageData> {
  const remotes = localesOfSite(registry).flatMap((locale) => registryIn(registry, locale).remotes)
  const paths = [...new Set(remotes.flatMap(({ routes }) => routes.flatMap(({ data }) => data)))].sort()
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetchAnswer(askBff, path, known[path]).catch(() => known[path])
      return answer ? [[path, answer] as const] : []
    }),
  )
  return Object.fromEntries(answers.flat())
}

/** Larger answers, in characters, would delay the first paint of the pages that are composed with them. */
const LARGEST_IN_PAGE = 8 * 1024

/** The file of an answer beside the pages that are composed with it; null for a small one, which stands in the page. */
export function answerFile(answer: unknown): { text: string; etag: string } | null {
  const text = JSON.stringify(answer) ?? ''
  return text.length > LARGEST_IN_PAGE ? { text, etag: entityTag(text) } : null
}
