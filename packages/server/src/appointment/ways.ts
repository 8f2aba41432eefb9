import { WAYS, type Way } from '@homecare/domain/news'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'

/** The ways to reach a patient that are set up. */
export const openWays = ({ messages }: Pick<Ctx, 'messages'>): Way[] =>
  WAYS.filter((way) => way === 'email' || messages[way] !== undefined)

/** Throws INVALID_INPUT for a way that is not set up. */
export function assertWayOpen(ctx: Pick<Ctx, 'messages'>, contactBy: Way): void {
  if (!openWays(ctx).includes(contactBy))
    throw new AppError('INVALID_INPUT', { fields: { contactBy: 'Choose another way: this one is not available' } })
}
