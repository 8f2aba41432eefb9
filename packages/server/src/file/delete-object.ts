import type { Ctx } from '../process/context'

/** Deletes the object of a file that staff removed or that was erased with its patient. Safe to run twice. */
export async function deleteObject({ ctx, input: { fileId } }: { ctx: Ctx; input: { fileId: string } }): Promise<void> {
  const file = await ctx.db.storedFile.findUnique({ where: { id: fileId } })
  if (!file?.removedAt) return
  await ctx.files.remove(`uploads/${file.key}`)
}
