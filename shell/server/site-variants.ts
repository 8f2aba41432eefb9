import type { Registry } from '@homecare/contract/releases'
import { variantsOf } from '@homecare/federation/variants'
import { answerFile } from './answer-file'
import { makeBody, type Body } from './body'
import type { ComposedPage, Composition } from './compose/input'
import type { PageData } from './page-data'
import { createPageSet, type PageSet, type PageSetSettings } from './page-set'

/** The state that is stored on disk: it can be served after a restart while all other services are down. */
export interface ComposedSite {
  /** A hash of all inputs of the pages. */
  id: string
  registry: Registry
  data: PageData
  /** The pages of each variant, in the variants' order. */
  variants: Composition[]
}

/** All pages of one registry, for every bucket. They are swapped together. */
export interface ServedSite extends ComposedSite {
  /** The answers that are files of their own, by their call's path. */
  answers: ReadonlyMap<string, Body>
  /** True if there are several variants, so that a visitor needs a bucket. */
  hasVariants: boolean
  /** The pages for a bucket, 0–99; those of most visitors for null. */
  pagesFor(bucket: number | null): PageSet
}

/** What an earlier version stored: each variant was the list of its pages, and the page for unknown addresses had no slash. */
export const readComposedSite = (
  stored: Omit<ComposedSite, 'variants'> & { variants: (Composition | ComposedPage[])[] },
) => ({
  ...stored,
  variants: stored.variants
    .map((each) => (Array.isArray(each) ? { pages: each, listed: [] } : each))
    .map(({ pages, listed }) => ({
      pages: pages.map((page) => (page.path === '404' ? { ...page, path: '/404' } : page)),
      listed,
    })),
})

export async function openSite(site: ComposedSite, serving: PageSetSettings): Promise<ServedSite> {
  const sets: { below: number; set: PageSet }[] = []
  for (const [index, { below, registry }] of variantsOf(site.registry).entries()) {
    const composition = site.variants[index]
    if (!composition) throw new Error('Every variant needs its pages')
    sets.push({ below, set: await createPageSet({ registry, ...composition }, serving) })
  }
  const answers = new Map<string, Body>()
  for (const [call, { answer }] of Object.entries(site.data)) {
    const file = answerFile(answer)
    if (file) answers.set(call, await makeBody(file.text, 'application/json; charset=utf-8', serving.compression))
  }
  const majority = sets.at(-1)?.set
  if (!majority) throw new Error('A site needs pages')
  return {
    ...site,
    answers,
    hasVariants: sets.length > 1,
    pagesFor: (bucket) => (bucket === null ? majority : (sets.find(({ below }) => bucket < below)?.set ?? majority)),
  }
}
