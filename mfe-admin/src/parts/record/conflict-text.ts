import type { RequestDetail } from '@homecare/contract/staff'
import { relativeTime } from './relative-time'
import { actorText, historyText } from './history-text'
import { detailMessages } from './messages'

/** Who made the conflicting change, what and when, from the current record's history. */
export function conflictText({ status, history }: Pick<RequestDetail, 'status' | 'history'>, now: Date): string {
  const text = detailMessages.conflict
  const newestFirst = [...history].sort((a, b) => b.at.localeCompare(a.at))
  const closing = newestFirst.find(({ action }) => action === status.toLowerCase())
  const last = closing ?? newestFirst[0]
  if (!last) return text.unknown
  const when = relativeTime(last.at, now)
  return closing
    ? text.closed(text.statuses[status], actorText(last), when)
    : text.changed(historyText(last), actorText(last), when)
}
