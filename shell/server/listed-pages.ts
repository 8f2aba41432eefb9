import { matchPath } from 'react-router-dom'
import { z } from 'zod'
import type { Registry } from '@homecare/contract/releases'
import type { Locale } from '@homecare/federation/locales'
import type { RemoteRoute } from '@homecare/federation/registry'
import { localesOfSite, registryIn } from '@homecare/federation/registry-in-language'
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
  /** Without the language, like the pattern. */
  path: string
  /** The path of its route. */
  pattern: string
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
      ...{ path: page.path, pattern },
      answer: { ...common, pages: [page] },
      aliases,
      changedOn: page.changedOn ?? null,
    }))
}

/** The listed pages of a site in each of its languages. */
export const listedInSite = (registry: Registry, data: PageData): (ListedPage & { locale: Locale })[] =>
  localesOfSite(registry).flatMap((locale) =>
    registryIn(registry, locale)
      .remotes.flatMap(({ routes }) => routes.flatMap((route) => listedPages(route, data)))
      .map((page) => ({ ...page, locale })),
  )
