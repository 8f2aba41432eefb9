import type { Ctx } from '../process/context'

/** The order number of the booking that a sample belongs to, by its accession number; null for one that nobody got. */
export async function orderOfAccession({
  ctx,
  input: { accession },
}: {
  ctx: Ctx
  input: { accession: string }
}): Promise<string | null> {
  const where = { number: Number.parseInt(accession) }
  const booking = { select: { orderId: true } }
  const sample =
    (await ctx.db.sample.findUnique({ where, select: { booking } })) ??
    (await ctx.db.otherSample.findUnique({ where, select: { booking } }))
  return sample?.booking.orderId ?? null
}
