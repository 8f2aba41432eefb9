import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnerBoard } from '@homecare/contract/admin/owner-board'
import type { DaySpan } from '@homecare/domain/board-period'
import { formatDate } from '@homecare/domain/dates'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { EmptyState } from '@homecare/ui/empty-state'
import { Notice } from '@homecare/ui/notice'
import { usePolledQuery } from '../../api/use-polled-query'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { boardChoiceFromUrl, boardChoiceToUrl, choiceProblem, type BoardChoice } from './board-choice'
import { BoardFigures } from './board-figures'
import { BoardFilter } from './board-filter'
import { boardMessages } from './messages'
import { SectionView } from './section-view'
import { isEmptyBoard, sectionsOf } from './sections-of'
import { usePlot } from './use-plot'
import styles from './board-screen.module.css'

const text = boardMessages

/** What the owner sees of a period: figures, then each subject as a plot with its table. */
export function BoardScreen() {
  const [query, setQuery] = useSearchParams()
  const choice = boardChoiceFromUrl(query, useClientToday())
  const problem = choiceProblem(choice)
  const filter = (
    <BoardFilter
      choice={choice}
      onChoose={(next) => setQuery(boardChoiceToUrl({ ...choice, ...next }), { replace: true })}
    />
  )
  if (!problem) return <LoadedBoard choice={choice}>{filter}</LoadedBoard>
  return (
    <Screen lead={text.lead}>
      {filter}
      <Notice kind="warning">{problem}</Notice>
    </Screen>
  )
}

function LoadedBoard({ choice, children }: { choice: BoardChoice; children: ReactNode }) {
  const { period, from, to, by } = choice
  const days = period === 'own' ? { from, to } : {}
  const loaded = usePolledQuery(['owner-board', period, from, to], (api, options) =>
    api.get('/api/board', { query: { period, ...days }, ...options }),
  )
  return (
    <Screen lead={text.lead} loaded={loaded}>
      {children}
      <LoadedBody loaded={loaded}>{(board) => <BoardBody board={board} by={by} />}</LoadedBody>
    </Screen>
  )
}

const spanText = ({ from, to }: DaySpan) => text.span(formatDate(from), formatDate(to))

function BoardBody({ board, by }: { board: OwnerBoard; by: BoardChoice['by'] }) {
  const Plot = usePlot()
  if (isEmptyBoard(board)) return <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
  const { from, to } = board.period
  return (
    <div className={styles.body}>
      <p className={styles.period}>{text.compared(spanText(board.period), spanText(board.before))}</p>
      <BoardFigures board={board} />
      {Plot === 'failed' && <Notice kind="warning">{text.noPlots}</Notice>}
      {sectionsOf(board, by).map((section) => (
        <SectionView key={section.id} section={section} period={`${from}-${to}`} Plot={Plot} />
      ))}
    </div>
  )
}
