import type { CareCase } from '@homecare/contract/cases'
import { getCase } from '../case/get'
import type { ServiceRequest } from '../generated/prisma/client'
import type { TestCtx } from './test-context'
import { createRequest } from './records'

/** The case that a new request opened, and the request. */
export async function openCase(
  ctx: TestCtx,
  changes: Parameters<typeof createRequest>[2] = {},
): Promise<{ request: ServiceRequest; careCase: CareCase }> {
  const before = await ctx.db.serviceRequest.findMany({ select: { id: true } })
  await createRequest(ctx, 'Elderly Care', changes)
  const request = await ctx.db.serviceRequest.findFirstOrThrow({
    where: { id: { notIn: before.map(({ id }) => id) } },
  })
  return { request, careCase: await getCase({ ctx, input: { id: request.caseId ?? '' } }) }
}
