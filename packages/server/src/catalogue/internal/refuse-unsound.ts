import type { ItemFacts } from '@homecare/contract/admin/catalogue-editor'
import { MAX_TEST_AED, MIN_TEST_AED } from '@homecare/domain/catalogue'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { AppError } from '../../process/app-error'
import type { Prisma } from '../../generated/prisma/client'
import type { ItemKey } from '../queries'
import type { ItemState } from './item-state'

const OF_TESTS = ['specimen', 'fastingHours', 'turnaroundHours', 'synonyms', 'biomarkers'] as const
const OF_PACKAGES = ['testIds', 'benefits', 'benefitsAr'] as const
const aed = (amount: number) => formatAed(filsFromAed(amount))

/** Throws INVALID_INPUT for facts that only the other kind of item has. */
export function refuseForeignFacts(kind: ItemKey['kind'], facts: ItemFacts): void {
  const foreign = (kind === 'test' ? OF_PACKAGES : OF_TESTS).find((fact) => facts[fact] !== undefined)
  if (foreign) throw invalid(foreign, kind === 'test' ? 'Only a package has this' : 'Only a test has this')
}

/** Throws INVALID_INPUT for prices that don't fit each other, or for a test's price outside its limits. */
export function refuseUnsoundPrices(kind: ItemKey['kind'], next: ItemState, before: ItemState): void {
  const { price, was } = next
  if (kind === 'test' && price !== before.price && (price < MIN_TEST_AED || price > MAX_TEST_AED))
    throw invalid('price', `A test costs ${aed(MIN_TEST_AED)} to ${aed(MAX_TEST_AED)}`)
  if (was === null || (price === before.price && was === before.was)) return
  if (kind === 'test') throw invalid('previousPrice', 'Only a package shows a price before')
  if (was <= price) throw invalid('previousPrice', `A price before is above the price, ${aed(price)}, or there is none`)
}

/** Throws INVALID_INPUT if another item of this kind has the name, ignoring case. `id` is null for a new one. */
export async function refuseTakenName(
  tx: Prisma.TransactionClient,
  { kind, id, name }: { kind: ItemKey['kind']; id: number | null; name: string },
): Promise<void> {
  // Without the lock, two simultaneous calls would both find the name free.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('catalogue names'))`
  // A list of names, because `equals` without case takes % and _ for wildcards.
  const others =
    kind === 'test'
      ? await tx.labTest.findMany({ select: { id: true, name: true } })
      : await tx.healthPackage.findMany({ select: { id: true, name: true } })
  const taken = others.find((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase())
  if (taken) throw invalid('name', `Another ${kind} has this name, number ${taken.id}`)
}

/** Throws INVALID_INPUT if a package would contain tests that do not exist. */
export async function refuseUnknownTests(tx: Prisma.TransactionClient, testIds: readonly number[]): Promise<void> {
  const inRange = testIds.filter((id) => Math.abs(id) <= 2_147_483_647)
  if ((await tx.labTest.count({ where: { id: { in: inRange } } })) < testIds.length)
    throw invalid('testIds', 'One of these tests does not exist')
}

const invalid = (field: string, sentence: string) => new AppError('INVALID_INPUT', { fields: { [field]: sentence } })
