import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { enqueue } from '../outbox/enqueue'
import { lockPictures, shownPicture } from './queries'

/** Takes a picture off the site; the worker deletes its files. Throws NOT_FOUND. */
export async function removePicture({
  ctx,
  actor,
  input: { key },
}: {
  ctx: Ctx
  actor: Actor
  input: { key: string }
}) {
  await ctx.db.$transaction(async (tx) => {
    await lockPictures(tx)
    const { id, kind, position } = await shownPicture(tx, key)
    await tx.picture.update({ where: { id }, data: { removedAt: ctx.now() } })
    await tx.picture.updateMany({
      where: { kind, removedAt: null, position: { gt: position } },
      data: { position: { decrement: 1 } },
    })
    await enqueue(tx, { name: 'delete-picture', payload: { pictureId: id } }, `delete-picture:${id}`)
    await appendAuditEntry(tx, {
      actor,
      action: 'picture removed',
      subject: { type: 'picture', id: key },
      detail: { kind },
    })
  })
}
