import type { JobDefinition } from '../job'

/** Deletes the object of a file that staff removed or a patient's erasure took; the store may be away for hours. */
export const deleteFile: JobDefinition<'delete-file'> = {
  retry: { attempts: 20, backoffMs: 5_000 },
  async run(ctx, { fileId }) {
    const file = await ctx.db.storedFile.findUnique({ where: { id: fileId } })
    if (!file?.removedAt) return
    await ctx.files.remove(`uploads/${file.key}`)
  },
}
