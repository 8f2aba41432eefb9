import type { Registry } from '@homecare/contract/releases'
import { variantsOf } from '@homecare/federation/variants'
import type { ComposedPage } from './compose/input'
import type { PageData } from './page-data'
import { openPageSet, type PageSet, type Serving } from './page-set'

/** What is kept on disk: enough to serve it after a restart with nothing else running. */
export interface ComposedSite {
  /** Hash of everything that the pages were made from. */
  id: string
  registry: Registry
  data: PageData
  /** The pages of each variant, in the variants' order. */
  variants: ComposedPage[][]
}

/** All pages of one registry, for every part of the visitors. They are swapped together, never one by one. */
export interface ServedSite extends Omit<ComposedSite, 'variants'> {
  /** True if not everybody gets the same: then a visitor needs a place. */
  shared: boolean
  /** The pages for a place, 0–99; what most get for null. */
  pagesFor(place: number | null): PageSet
}

export function openSite({ variants: pages, ...site }: ComposedSite, serving: Serving): ServedSite {
  const sets = variantsOf(site.registry).map(({ below, registry }, index) => {
    const composed = pages[index]
    if (!composed) throw new Error('Every part of the visitors needs its pages')
    return { below, set: openPageSet({ registry, pages: composed }, serving) }
  })
  const most = sets.at(-1)?.set
  if (!most) throw new Error('A site needs pages')
  return {
    ...site,
    shared: sets.length > 1,
    pagesFor: (place) => (place === null ? most : (sets.find(({ below }) => place < below)?.set ?? most)),
  }
}
