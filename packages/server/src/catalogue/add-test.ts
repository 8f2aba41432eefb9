import type { CatalogueItems, NewLabTest } from '@homecare/contract/admin/catalogue-editor'
import { aedFromFils, filsFromAed } from '@homecare/domain/money'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { refuseTakenName } from './internal/refuse-unsound'
import { listCatalogueItems } from './list-items'
import { storable } from '../database/storable'

/** The numbers up to this one are those of the catalogue file, including one that is free. */
const LAST_NUMBER_OF_FILE = 289

/** Adds a test with the next free number. Throws INVALID_INPUT at the name if another test has it. */
export async function addLabTest({
  ctx,
  actor,
  input: { price, ...input },
}: {
  ctx: Ctx
  actor: Actor
  input: NewLabTest
}): Promise<CatalogueItems> {
  const test = {
    ...input,
    name: storable(input.name),
    tells: storable(input.tells ?? ''),
    nameAr: storable(input.nameAr ?? ''),
    tellsAr: storable(input.tellsAr ?? ''),
    specimen: storable(input.specimen),
    synonyms: input.synonyms.map(storable),
    biomarkers: input.biomarkers.map(storable),
  }
  const priceFils = filsFromAed(price)
  await ctx.db.$transaction(async (tx) => {
    // Its lock also gives simultaneous additions their numbers one after the other.
    await refuseTakenName(tx, { kind: 'test', id: null, name: test.name })
    const { _max: highest } = await tx.labTest.aggregate({ _max: { id: true } })
    const id = Math.max(highest.id ?? 0, LAST_NUMBER_OF_FILE) + 1
    await tx.labTest.create({ data: { id, ...test, priceFils } })
    const added = Object.entries({ ...test, price: aedFromFils(priceFils) })
    const detail = Object.fromEntries(added.map(([fact, to]) => [fact, { from: null, to }]))
    await appendAuditEntry(tx, { actor, action: 'test added', subject: { type: 'test', id: String(id) }, detail })
  })
  return listCatalogueItems({ ctx })
}
