import { dubaiDate } from '@homecare/domain/dates'
import type { Ctx } from '../process/context'

/** Returns the current date at the provider, `YYYY-MM-DD`. */
export const providerDay = ({ now }: Pick<Ctx, 'now'>): string => dubaiDate(now())
