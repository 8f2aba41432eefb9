import { addDays, type IsoDate } from './dates'

/** Before the end of an approval staff have so many days to renew it. */
const WARNING_DAYS = 30

/** `ending`: staff renew it; `over`: what it allowed is hidden. */
export type ApprovalState = 'valid' | 'ending' | 'over'

/** The state of the approval of health advertising; of a provider that names none it never ends. */
export function approvalState(advertising: { until: IsoDate } | undefined, today: IsoDate): ApprovalState {
  if (!advertising || addDays(today, WARNING_DAYS) < advertising.until) return 'valid'
  return today <= advertising.until ? 'ending' : 'over'
}
