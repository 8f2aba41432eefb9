import { matchPath } from 'react-router-dom'
import { z } from 'zod'
import type { RemoteRoute } from '@homecare/federation/registry'
import type { PageData } from './page-data'

const answerSchema = z.looseObject({
  pages: z.array(
    z.looseObject({
      path: z.string(),
      aliases: z.array(z.string()).default([]),
      changedOn: z.iso.date().nullish(),
    }),
  ),
})

/** A page that an answer lists. */
export interface ListedPage {
  path: string
  /** The answer with this page's entry alone. */
  answer: unknown
  /** Other addresses, which redirect to it. */
  aliases: readonly string[]
  changedOn: string | null
}

/** The pages of a route that its data list, e.g. one for each test of the catalogue. */
export function listedPages({ path: pattern, pagesFrom }: RemoteRoute, data: PageData): ListedPage[] {
  const parsed = pagesFrom === undefined ? undefined : answerSchema.safeParse(data[pagesFrom]?.answer)
  if (!parsed?.success) return []
  const { pages, ...common } = parsed.data
  return pages
    .filter(({ path }) => !path.includes(':') && matchPath(pattern, path) !== null)
    .map(({ aliases, ...page }) => ({
      path: page.path,
      answer: { ...common, pages: [page] },
      aliases,
      changedOn: page.changedOn ?? null,
    }))
}
