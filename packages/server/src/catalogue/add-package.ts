import type { CatalogueItems, NewHealthPackage } from '@homecare/contract/admin/catalogue-editor'
import { filsFromAed } from '@homecare/domain/money'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { refuseTakenName, refuseUnknownTests, refuseUnsoundPrices } from './internal/refuse-unsound'
import { listCatalogueItems } from './list-items'
import { storable } from '../database/storable'

/** The numbers up to this one are kept for packages of the catalogue file. */
const LAST_NUMBER_OF_FILE = 100

/**
 * Adds a package with the next free number. Throws INVALID_INPUT at the name if another package has it, at the previous
 * price if it is not above the price, and at the tests if one of them does not exist.
 */
export async function addHealthPackage({
  ctx,
  actor,
  input: { price, previousPrice: was, ...input },
}: {
  ctx: Ctx
  actor: Actor
  input: NewHealthPackage
}): Promise<CatalogueItems> {
  const facts = {
    ...{ name: storable(input.name), tells: storable(input.tells), active: input.active },
    ...{ nameAr: storable(input.nameAr ?? ''), tellsAr: storable(input.tellsAr ?? '') },
    benefitsAr: (input.benefitsAr ?? []).map(storable),
    ...{ benefits: input.benefits.map(storable), testIds: input.testIds.toSorted((a, b) => a - b) },
  }
  refuseUnsoundPrices('package', { ...facts, price, was }, { ...facts, price: 0, was: null })
  await ctx.db.$transaction(async (tx) => {
    // Its lock also gives simultaneous additions their numbers one after the other.
    await refuseTakenName(tx, { kind: 'package', id: null, name: facts.name })
    await refuseUnknownTests(tx, facts.testIds)
    const { _max: highest } = await tx.healthPackage.aggregate({ _max: { id: true } })
    const id = Math.max(highest.id ?? 0, LAST_NUMBER_OF_FILE) + 1
    const { testIds, ...columns } = facts
    await tx.healthPackage.create({
      data: {
        ...{ id, ...columns, priceFils: filsFromAed(price), previousPriceFils: was === null ? null : filsFromAed(was) },
        tests: { create: testIds.map((testId) => ({ testId })) },
      },
    })
    const detail = Object.fromEntries(
      Object.entries({ ...facts, price, was }).map(([fact, to]) => [fact, { from: null, to }]),
    )
    await appendAuditEntry(tx, { actor, action: 'package added', subject: { type: 'package', id: String(id) }, detail })
  })
  return listCatalogueItems({ ctx })
}
