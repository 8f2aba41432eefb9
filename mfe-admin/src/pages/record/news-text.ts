import { staffHour } from '@homecare/domain/clock'
import type { RequestDetail } from '@homecare/contract/staff'
import { actorText, historyText, reportOwnerOf, type RecordWithHistory } from '../../parts/record/history-text'
import { detailMessages } from '../../parts/record/messages'

type History = RequestDetail['history']

/** The last change by somebody else since `before`, people before the gateway; null if only `me` changed something. */
export function newsText(before: History, record: RecordWithHistory, me: string | undefined): string | null {
  const known = new Set(before.map(({ at, action, actor }) => `${at} ${action} ${actor}`))
  const others = record.history.filter(
    ({ at, action, actor }) => actor !== me && !known.has(`${at} ${action} ${actor}`),
  )
  const inOrder = [...others].sort((a, b) => a.at.localeCompare(b.at))
  const last = inOrder.findLast(({ actor }) => actorText({ actor }) === actor) ?? inOrder.at(-1)
  if (!last) return null
  return detailMessages.news.text(
    historyText(last, reportOwnerOf(record)),
    actorText(last),
    staffHour(new Date(last.at)),
  )
}
