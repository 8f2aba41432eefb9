import type { Ctx } from '../process/context'

/** Deletes the document of a report that was discarded or whose patient was erased. Safe to run twice. */
export async function deleteReportObject({
  ctx,
  input: { reportId },
}: {
  ctx: Ctx
  input: { reportId: string }
}): Promise<void> {
  const report = await ctx.db.report.findUnique({ where: { id: reportId } })
  if (!report?.removedAt) return
  await ctx.files.remove(`reports/${report.key}`)
}
