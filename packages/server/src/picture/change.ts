import { isDeepStrictEqual } from 'node:util'
import type { PictureTexts } from '@homecare/contract/pictures'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { lockPictures, shownPicture } from './queries'

interface ChangePictureCall {
  ctx: Ctx
  actor: Actor
  input: PictureTexts & { key: string }
}

const FIELDS = ['caption', 'role', 'languages', 'agreed', 'alt'] as const

/** Changes the texts of a picture. Throws NOT_FOUND. */
export async function changePicture({
  ctx,
  actor,
  input: { key, caption, role, languages, agreed, alt },
}: ChangePictureCall) {
  await ctx.db.$transaction(async (tx) => {
    await lockPictures(tx)
    const stored = await shownPicture(tx, key)
    const texts = { caption, role, languages, agreed, alt }
    const changed = FIELDS.filter((field) => !isDeepStrictEqual(stored[field], texts[field]))
    if (changed.length === 0) return
    await tx.picture.update({ where: { id: stored.id }, data: texts })
    const detail = { kind: stored.kind, changed }
    await appendAuditEntry(tx, { actor, action: 'picture changed', subject: { type: 'picture', id: key }, detail })
  })
}
