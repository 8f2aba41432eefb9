import type { ServiceDetail } from '@homecare/contract/staff'
import { agoWords } from './ago-words'
import { detailMessages } from './messages'

/** Who was faster and when, read from the fresh record's history. */
export function conflictWords({ status, history }: Pick<ServiceDetail, 'status' | 'history'>, now: Date): string {
  const words = detailMessages.conflict
  const last = [...history]
    .sort((a, b) => b.at.localeCompare(a.at))
    .find(({ action }) => action.toLowerCase().includes(status.toLowerCase()))
  if (status === 'Pending' || !last) return words.unknown
  return words.byWhom(words.statuses[status], last.actor, agoWords(last.at, now))
}
