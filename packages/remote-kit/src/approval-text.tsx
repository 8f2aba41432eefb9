import type { ProviderProfile } from '@homecare/contract/profile'
import { formatDay } from '@homecare/domain/dates'

/** What every page says about the approval of health advertising; null where the profile names none. */
export const approvalText = ({ advertising }: Pick<ProviderProfile, 'advertising'>): string | null =>
  advertising ? `Health advertising: ${advertising.approval}, valid until ${formatDay(advertising.until)}` : null
