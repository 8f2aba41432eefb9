import { dubaiDate } from '@homecare/domain/dates'
import type { Ctx } from '../context'

/** The day that it is at the provider, `YYYY-MM-DD`. */
export const providerDay = ({ now }: Pick<Ctx, 'now'>): string => dubaiDate(now())
