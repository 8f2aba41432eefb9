import type { ServiceDetail } from '@homecare/contract/staff'
import { formatDubaiTime } from '@homecare/domain/dates'
import { actorWords, historyWords } from './history-words'
import { detailMessages } from './messages'

type History = ServiceDetail['history']

/** What somebody else did since `before`: a person's last deed before the gateway's; null if it was nobody but `me`. */
export function newsWords(before: History, now: History, me: string | undefined): string | null {
  const known = new Set(before.map(({ at, action, actor }) => `${at} ${action} ${actor}`))
  const others = now.filter(({ at, action, actor }) => actor !== me && !known.has(`${at} ${action} ${actor}`))
  const inOrder = [...others].sort((a, b) => a.at.localeCompare(b.at))
  const last = inOrder.findLast(({ actor }) => actorWords(actor) === actor) ?? inOrder.at(-1)
  if (!last) return null
  return detailMessages.news.text(
    historyWords(last),
    actorWords(last.actor),
    formatDubaiTime(new Date(last.at)).slice(-5),
  )
}
