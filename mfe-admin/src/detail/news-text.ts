import type { ServiceDetail } from '@homecare/contract/staff'
import { formatDubaiTime } from '@homecare/domain/dates'
import { actorText, historyText } from './history-text'
import { detailMessages } from './messages'

type History = ServiceDetail['history']

/** The last change by somebody else since `before`, people before the gateway; null if only `me` changed something. */
export function newsText(before: History, now: History, me: string | undefined): string | null {
  const known = new Set(before.map(({ at, action, actor }) => `${at} ${action} ${actor}`))
  const others = now.filter(({ at, action, actor }) => actor !== me && !known.has(`${at} ${action} ${actor}`))
  const inOrder = [...others].sort((a, b) => a.at.localeCompare(b.at))
  const last = inOrder.findLast(({ actor }) => actorText(actor) === actor) ?? inOrder.at(-1)
  if (!last) return null
  return detailMessages.news.text(
    historyText(last),
    actorText(last.actor),
    formatDubaiTime(new Date(last.at)).slice(-5),
  )
}
