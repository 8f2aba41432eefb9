import type { ServiceDetail } from '@homecare/contract/staff'
import { agoWords } from './ago-words'
import { actorWords, historyWords } from './history-words'
import { detailMessages } from './messages'

/** Who was faster, with what and when: read from the fresh record's history. */
export function conflictWords({ status, history }: Pick<ServiceDetail, 'status' | 'history'>, now: Date): string {
  const words = detailMessages.conflict
  const newestFirst = [...history].sort((a, b) => b.at.localeCompare(a.at))
  const closing = newestFirst.find(({ action }) => action === status.toLowerCase())
  const last = closing ?? newestFirst[0]
  if (!last) return words.unknown
  const when = agoWords(last.at, now)
  return closing
    ? words.closed(words.statuses[status], actorWords(last.actor), when)
    : words.changed(historyWords(last), actorWords(last.actor), when)
}
