import type { CatalogueResponse, ItemPages } from '@homecare/contract/catalogue'
import { dubaiDate } from '@homecare/domain/dates'
import type { Ctx } from '../process/context'
import { getCatalogue } from './get'
import { presentItemPages } from './present-item-pages'

/** The pages that were presented last, and from what. */
interface Presented {
  last: { catalogue: CatalogueResponse; pages: ItemPages } | null
}

const createPresented = (): Presented => ({ last: null })

/** Returns what the page of each offered test and package says. It is presented again only when the catalogue has changed. */
export async function getItemPages({ ctx }: { ctx: Ctx }): Promise<ItemPages> {
  const catalogue = await getCatalogue({ ctx })
  const presented = ctx.shared(createPresented)
  if (presented.last?.catalogue === catalogue) return presented.last.pages
  const pages = presentItemPages(catalogue, await lastChanges(ctx))
  presented.last = { catalogue, pages }
  return pages
}

/** The day of each item's last change by staff, by its kind and number. */
async function lastChanges(ctx: Ctx): Promise<Map<string, string>> {
  const changes = await ctx.db.auditEntry.groupBy({
    by: ['subjectType', 'subjectId'],
    where: { subjectType: { in: ['test', 'package'] } },
    _max: { at: true },
  })
  return new Map(
    changes.flatMap(({ subjectType, subjectId, _max: { at } }) =>
      at ? [[`${subjectType} ${subjectId}`, dubaiDate(at)] as const] : [],
    ),
  )
}
