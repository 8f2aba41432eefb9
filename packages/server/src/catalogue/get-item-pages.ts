import type { CatalogueResponse, ItemPages } from '@homecare/contract/catalogue'
import { dubaiDate } from '@homecare/domain/dates'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import type { Ctx } from '../process/context'
import { getCatalogue } from './get'
import { presentItemPages, type ItemChanges } from './present-item-pages'

/** The pages that were presented last, and from what. */
interface Presented {
  last: Partial<Record<Locale, { catalogue: CatalogueResponse; pages: ItemPages }>>
}

const createPresented = (): Presented => ({ last: {} })

/** Returns what the page of each offered test and package says. It is presented again only when the catalogue has changed. */
export async function getItemPages({
  ctx,
  locale = SOURCE_LOCALE,
}: {
  ctx: Ctx
  locale?: Locale | undefined
}): Promise<ItemPages> {
  const catalogue = await getCatalogue({ ctx, locale })
  const presented = ctx.shared(createPresented)
  const last = presented.last[locale]
  if (last?.catalogue === catalogue) return last.pages
  const pages = presentItemPages(catalogue, await changesOfItems(ctx), { locale, english: await getCatalogue({ ctx }) })
  presented.last[locale] = { catalogue, pages }
  return pages
}

/** What staff have changed of each item, by its kind and number. */
async function changesOfItems({ db }: Ctx): Promise<Map<string, ItemChanges>> {
  const items = await db.$queryRaw<{ item: string; last: Date; formerNames: string[] }[]>`
    SELECT subject_type || ' ' || subject_id AS item, max(at) AS last,
      array_remove(array_agg(detail #>> '{name,from}'), NULL) AS "formerNames"
    FROM audit_entry WHERE subject_type IN ('test', 'package') GROUP BY subject_type, subject_id`
  return new Map(items.map(({ item, last, formerNames }) => [item, { lastOn: dubaiDate(last), formerNames }]))
}
