import { isDeepStrictEqual } from 'node:util'
import type { CatalogueItemChange, CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { readItemState, storableFacts, writeItemState, type ItemState } from './internal/item-state'
import { refuseForeignFacts, refuseTakenName, refuseUnknownTests, refuseUnsoundPrices } from './internal/refuse-unsound'
import { listCatalogueItems } from './list-items'
import { lockItem, type ItemKey } from './queries'

/**
 * Changes a test or package for new bookings; existing bookings keep their lines. What is left out stays as it is. Throws
 * NOT_FOUND, CONFLICT if what is in `from` differs from the stored item, and INVALID_INPUT for what an item can't be.
 */
export async function changeCatalogueItem({
  ctx,
  actor,
  input: { kind, id, from, price, active, previousPrice, ...facts },
}: {
  ctx: Ctx
  actor: Actor
  input: ItemKey & CatalogueItemChange
}): Promise<CatalogueItems> {
  refuseForeignFacts(kind, facts)
  const key = { kind, id }
  await ctx.db.$transaction(async (tx) => {
    if (!(await lockItem(tx, key))) throw new AppError('NOT_FOUND')
    const stored = await readItemState(tx, key)
    refuseChangedMeanwhile(stored, from)
    const next = {
      ...stored,
      ...storableFacts(facts),
      price,
      active,
      was: previousPrice === undefined ? stored.was : previousPrice,
    }
    const detail = differences(stored, next)
    if (Object.keys(detail).length === 0) return
    refuseUnsoundPrices(kind, next, stored)
    if (detail['name']) await refuseTakenName(tx, { ...key, name: next.name })
    if (next.testIds && detail['testIds']) await refuseUnknownTests(tx, next.testIds)
    await writeItemState(tx, key, next)
    await appendAuditEntry(tx, { actor, action: 'catalogue changed', subject: { type: kind, id: String(id) }, detail })
  })
  return listCatalogueItems({ ctx })
}

/** What is compared, and its name in a sentence. */
const FIELDS: readonly (readonly [field: keyof ItemState, name: string])[] = [
  ['price', 'price'],
  ['was', 'price before'],
  ['active', 'availability'],
  ['name', 'name'],
  ['tells', 'sentence'],
  ['nameAr', 'Arabic name'],
  ['tellsAr', 'Arabic sentence'],
  ['specimen', 'specimen'],
  ['fastingHours', 'fasting hours'],
  ['turnaroundHours', 'turnaround hours'],
  ['synonyms', 'synonyms'],
  ['biomarkers', 'biomarkers'],
  ['testIds', 'tests'],
  ['benefits', 'benefits'],
  ['benefitsAr', 'Arabic benefits'],
]
/** Their values are in the sentence itself. */
const TOLD = ['price', 'price before', 'availability']

const differences = (stored: ItemState, next: ItemState): Prisma.InputJsonObject =>
  Object.fromEntries(
    FIELDS.flatMap(([field]) =>
      isDeepStrictEqual(stored[field], next[field])
        ? []
        : [[field, { from: stored[field] ?? null, to: next[field] ?? null }]],
    ),
  )

/** Throws CONFLICT, with what the item is now, if something of it is not what was on screen. */
function refuseChangedMeanwhile(
  stored: ItemState,
  { previousPrice: was, testIds, ...from }: CatalogueItemChange['from'],
): void {
  const seen: Partial<ItemState> = { ...from, was, testIds: testIds?.toSorted((a, b) => a - b) }
  const changed = FIELDS.filter(
    ([field]) => seen[field] !== undefined && !isDeepStrictEqual(seen[field], stored[field]),
  )
  if (changed.length === 0) return
  const others = changed.map(([, name]) => name).filter((name) => !TOLD.includes(name))
  const before = stored.was === null ? '' : ` (before ${aed(stored.was)})`
  const costs = `It now costs ${aed(stored.price)}${before} and is ${stored.active ? 'offered' : 'not offered'}.`
  const also = others.length > 0 ? ` Somebody else changed its ${others.join(', ')}.` : ''
  throw new AppError('CONFLICT', { detail: `${costs}${also} Look at it again.` })
}

const aed = (amount: number) => formatAed(filsFromAed(amount))
