import type { PictureKind } from '@homecare/contract/pictures'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { lockPictures, shownKeys } from './queries'

interface OrderPicturesCall {
  ctx: Ctx
  actor: Actor
  input: { kind: PictureKind; keys: string[] }
}

/** Puts the pictures of a kind into this order. Throws CONFLICT if they are not exactly those that are shown. */
export async function orderPictures({ ctx, actor, input: { kind, keys } }: OrderPicturesCall): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockPictures(tx)
    const before = await shownKeys(tx, kind)
    if (before.toSorted().join() !== keys.toSorted().join())
      throw new AppError('CONFLICT', {
        detail: 'Someone added or removed a picture meanwhile. Look at the order again.',
      })
    if (before.join() === keys.join()) return
    for (const [position, key] of keys.entries())
      await tx.picture.updateMany({ where: { key, removedAt: null }, data: { position } })
    await appendAuditEntry(tx, { actor, action: 'pictures ordered', subject: { type: 'picture', id: kind } })
  })
}
