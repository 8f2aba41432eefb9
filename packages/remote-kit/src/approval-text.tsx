import type { ProviderProfile } from '@homecare/contract/profile'
import { formatDay } from '@homecare/domain/dates'
import * as text from './locales/en/approval.json'

/** What every page says about the approval of health advertising; null where the profile names none. */
export const approvalText = ({ advertising }: Pick<ProviderProfile, 'advertising'>): string | null =>
  advertising ? text.approval({ approval: advertising.approval, date: formatDay(advertising.until) }) : null
