import type { ItemFacts } from '@homecare/contract/admin/catalogue-editor'
import { aedFromFils, filsFromAed } from '@homecare/domain/money'
import type { Prisma } from '../../generated/prisma/client'
import { storable } from '../../database/storable'
import type { ItemKey } from '../queries'

/** Everything that staff can change of an item, as it is in the history. A test has no contents, a package no specimen. */
export type ItemState = Omit<ItemFacts, 'name'> & {
  name: string
  /** The price in AED. */
  price: number
  /** The struck-through price in AED; null for none, and for every test. */
  was: number | null
  active: boolean
}

/** Reads an item that exists. */
export async function readItemState(tx: Prisma.TransactionClient, { kind, id }: ItemKey): Promise<ItemState> {
  if (kind === 'test') {
    const { id: _id, priceFils, commonness: _, ...test } = await tx.labTest.findUniqueOrThrow({ where: { id } })
    return { ...test, price: aedFromFils(priceFils), was: null }
  }
  const { name, tells, nameAr, tellsAr, benefitsAr, priceFils, previousPriceFils, active, benefits, tests } =
    await tx.healthPackage.findUniqueOrThrow({
      where: { id },
      include: { tests: { orderBy: { testId: 'asc' } } },
    })
  return {
    ...{ name, tells, nameAr, tellsAr, benefitsAr },
    price: aedFromFils(priceFils),
    was: previousPriceFils === null ? null : aedFromFils(previousPriceFils),
    active,
    testIds: tests.map(({ testId }) => testId),
    benefits,
  }
}

/** Stores an item that exists. Prisma leaves the columns of undefined fields as they are. */
export async function writeItemState(
  tx: Prisma.TransactionClient,
  { kind, id }: ItemKey,
  { price, was, testIds = [], benefits, benefitsAr, ...rest }: ItemState,
): Promise<void> {
  const priceFils = filsFromAed(price)
  if (kind === 'test') {
    await tx.labTest.update({ where: { id }, data: { ...rest, priceFils } })
    return
  }
  const { name, tells, nameAr, tellsAr, active } = rest
  const previousPriceFils = was === null ? null : filsFromAed(was)
  await tx.packageTest.deleteMany({ where: { packageId: id, testId: { notIn: testIds } } })
  await tx.packageTest.createMany({ data: testIds.map((testId) => ({ packageId: id, testId })), skipDuplicates: true })
  await tx.healthPackage.update({
    where: { id },
    data: { name, tells, nameAr, tellsAr, active, benefits, benefitsAr, priceFils, previousPriceFils },
  })
}

/** The facts as Postgres stores them, the contents in the order of their numbers, without those that were left out. */
export function storableFacts(facts: ItemFacts): ItemFacts {
  const { name, tells, nameAr, tellsAr, specimen, fastingHours, turnaroundHours } = facts
  const { synonyms, biomarkers, testIds, benefits, benefitsAr } = facts
  return {
    ...(name !== undefined && { name: storable(name) }),
    ...(tells !== undefined && { tells: storable(tells) }),
    ...(nameAr !== undefined && { nameAr: storable(nameAr) }),
    ...(tellsAr !== undefined && { tellsAr: storable(tellsAr) }),
    ...(specimen !== undefined && { specimen: storable(specimen) }),
    ...(fastingHours !== undefined && { fastingHours }),
    ...(turnaroundHours !== undefined && { turnaroundHours }),
    ...(synonyms && { synonyms: synonyms.map(storable) }),
    ...(biomarkers && { biomarkers: biomarkers.map(storable) }),
    ...(testIds && { testIds: testIds.toSorted((a, b) => a - b) }),
    ...(benefits && { benefits: benefits.map(storable) }),
    ...(benefitsAr && { benefitsAr: benefitsAr.map(storable) }),
  }
}
