import type { Ctx } from '../context'

/** Deletes the object of a file that staff removed or a patient's erasure took. Safe to run twice. */
export async function deleteObject({ ctx, input: { fileId } }: { ctx: Ctx; input: { fileId: string } }): Promise<void> {
  const file = await ctx.db.storedFile.findUnique({ where: { id: fileId } })
  if (!file?.removedAt) return
  await ctx.files.remove(`uploads/${file.key}`)
}
