import type { PictureKind } from '@homecare/contract/pictures'
import { AppError } from '../process/app-error'
import type { Prisma } from '../generated/prisma/client'

/** Lets one change of pictures follow the other until the transaction ends; readers don't wait. */
export async function lockPictures(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`LOCK TABLE picture IN SHARE ROW EXCLUSIVE MODE`
}

/** The keys of a kind, as they are shown. */
export async function shownKeys(tx: Prisma.TransactionClient, kind: PictureKind): Promise<string[]> {
  const rows = await tx.picture.findMany({
    where: { kind, removedAt: null },
    orderBy: { position: 'asc' },
    select: { key: true },
  })
  return rows.map(({ key }) => key)
}

/** Throws NOT_FOUND if no such picture is shown. */
export async function shownPicture(tx: Prisma.TransactionClient, key: string) {
  const picture = await tx.picture.findFirst({ where: { key, removedAt: null } })
  if (!picture) throw new AppError('NOT_FOUND')
  return picture
}
