import type { DaySheet } from '@homecare/contract/desk/day-sheet'
import type { Ctx } from '../context'
import { loadDaySheet } from './internal/load-day-sheet'

export function getDaySheet({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { date: string; area?: string | undefined }
}): Promise<DaySheet> {
  return loadDaySheet(ctx, input)
}
