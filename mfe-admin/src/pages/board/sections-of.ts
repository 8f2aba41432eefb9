import type { BoardDay, OwnerBoard } from '@homecare/contract/admin/owner-board'
import { weekStart } from '@homecare/domain/board-period'
import { formatDate } from '@homecare/domain/dates'
import type { BoardChoice } from './board-choice'
import { boardMessages } from './messages'
import { percentOf, type BoardColumn, type BoardSection } from './section'

const { columns: names, sections: texts, steps: stepNames } = boardMessages

type By = BoardChoice['by']
type DayFigure = Exclude<keyof BoardDay, 'date'>

/** The sections in the order in which the board shows them. */
export function sectionsOf(board: OwnerBoard, by: By): BoardSection[] {
  return [
    overTime(board, by, 'bookings', 'bookings', 'count'),
    overTime(board, by, 'revenue', 'revenueFils', 'money'),
    overTime(board, by, 'refunds', 'refundsFils', 'money'),
    overTime(board, by, 'requests', 'requests', 'count'),
    items(board, 'test'),
    items(board, 'package'),
    seats(board),
    steps(board),
    searches(board),
    turnaround(board, by),
  ]
}

const nowAndBefore = (unit: BoardColumn['unit']): BoardColumn[] => [
  { title: names.now, unit, tone: 'now' },
  { title: names.before, unit, tone: 'before' },
]

interface Stretch {
  /** The first day, which names it. */
  date: string
  days: readonly BoardDay[]
  before: readonly BoardDay[]
}

/** Days or weeks of the period, each with the days of the period before that are in the same places. */
function stretches({ days, daysBefore }: OwnerBoard, by: By): Stretch[] {
  const found = new Map<string, { date: string; days: BoardDay[]; before: BoardDay[] }>()
  days.forEach((day, at) => {
    const key = by === 'week' ? weekStart(day.date) : day.date
    const stretch = found.get(key) ?? { date: day.date, days: [], before: [] }
    stretch.days.push(day)
    const before = daysBefore[at]
    if (before) stretch.before.push(before)
    found.set(key, stretch)
  })
  return [...found.values()]
}

export const sumOf = (days: readonly BoardDay[], figure: DayFigure): number =>
  days.reduce((sum, day) => sum + day[figure], 0)

/** `Mon 2 Nov`: the year is above the board. */
const dayLabel = (date: string) => formatDate(date).slice(0, -5)

const timeRow = ({ date }: Stretch, values: readonly (number | null)[]) => ({
  label: dayLabel(date),
  csvLabel: date,
  values,
})

function overTime(
  board: OwnerBoard,
  by: By,
  id: 'bookings' | 'revenue' | 'refunds' | 'requests',
  figure: DayFigure,
  unit: BoardColumn['unit'],
): BoardSection {
  const rows = stretches(board, by).map((stretch) =>
    timeRow(stretch, [sumOf(stretch.days, figure), stretch.before.length > 0 ? sumOf(stretch.before, figure) : null]),
  )
  return { id, ...texts[id], labelTitle: names[by], columns: nowAndBefore(unit), rows, plot: 'upright' }
}

function items({ items: all }: OwnerBoard, kind: 'test' | 'package'): BoardSection {
  const id = kind === 'test' ? 'tests' : 'packages'
  const rows = all
    .filter((item) => item.kind === kind)
    .map(({ name, bookings, revenueFils }) => ({
      label: name,
      values: [bookings.now, bookings.before, revenueFils.now],
    }))
  const columns = [...nowAndBefore('count'), { title: names.revenue, unit: 'money' as const }]
  return { id, ...texts[id], labelTitle: texts[id].title, columns, rows, plot: 'flat' }
}

function seats({ slots }: OwnerBoard): BoardSection {
  const rows = slots.map(({ time, taken, seats: offered }) => ({
    label: time,
    values: [percentOf(taken.now, offered.now), percentOf(taken.before, offered.before), taken.now, offered.now],
  }))
  const columns: BoardColumn[] = [
    ...nowAndBefore('percent'),
    { title: names.taken, unit: 'count' },
    { title: names.seats, unit: 'count' },
  ]
  return { id: 'seats', ...texts.seats, labelTitle: names.time, columns, rows, plot: 'upright' }
}

function steps({ steps: all }: OwnerBoard): BoardSection {
  const first = all[0]?.shown.now ?? 0
  const rows = all.map(({ step, shown }, at) => {
    const next = all[at + 1]
    // More views than of the step before come from links and reloaded pages: nobody left there.
    const left = next ? percentOf(Math.max(0, shown.now - next.shown.now), shown.now) : null
    return { label: stepNames[step], values: [shown.now, shown.before, percentOf(shown.now, first), left] }
  })
  const columns: BoardColumn[] = [
    ...nowAndBefore('count'),
    { title: names.ofFirst, unit: 'percent' },
    { title: names.left, unit: 'percent' },
  ]
  return { id: 'steps', ...texts.steps, labelTitle: names.step, columns, rows, plot: 'flat' }
}

function searches({ searches: all }: OwnerBoard): BoardSection {
  const rows = all.map(({ words, searched }) => ({ label: words, values: [searched.now, searched.before] }))
  return {
    id: 'searches',
    ...texts.searches,
    labelTitle: names.words,
    columns: nowAndBefore('count'),
    rows,
    plot: 'flat',
  }
}

function turnaround(board: OwnerBoard, by: By): BoardSection {
  const columns: BoardColumn[] = [
    { title: names.kept, unit: 'count', tone: 'good' },
    { title: names.missed, unit: 'count', tone: 'bad' },
    { title: names.open, unit: 'count', tone: 'open' },
  ]
  const figures = ['reportsKept', 'reportsMissed', 'reportsOpen'] as const
  const rows = stretches(board, by).map((stretch) =>
    timeRow(
      stretch,
      figures.map((figure) => sumOf(stretch.days, figure)),
    ),
  )
  return { id: 'turnaround', ...texts.turnaround, labelTitle: names[by], columns, rows, plot: 'stacked' }
}

/** True if nothing at all happened: neither bookings nor anything else that the board counts. */
export const isEmptyBoard = ({ days, slots, steps: all, searches: missed }: OwnerBoard): boolean =>
  days.every(({ date: _, ...figures }) => Object.values(figures).every((figure) => figure === 0)) &&
  slots.every(({ taken }) => taken.now === 0) &&
  missed.length === 0 &&
  all.every(({ shown }) => shown.now === 0)
