import type { RateCard } from '@homecare/contract/quotes'
import { staffTime } from '@homecare/domain/clock'
import { formatDate, type IsoDate } from '@homecare/domain/dates'
import { filsFromAed, formatAmount } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { quoteMessages } from '../../parts/quote/messages'
import { ratesMessages as text } from './messages'

export type ShownRate = RateCard['rates'][number]

/** Whether a price ended before today. */
export const isOver = ({ until }: Pick<ShownRate, 'until'>, today: IsoDate): boolean => until !== null && until < today

interface RateTableProps {
  rates: readonly ShownRate[]
  today: IsoDate
  empty: string
  /** Undefined for who may only read. */
  onEnd: ((rate: ShownRate) => void) | undefined
}

/** One row a price, in the order of the server; those that are over are muted. */
export function RateTable({ rates, today, empty, onEnd }: RateTableProps) {
  const columns: Column<ShownRate>[] = [
    { key: 'service', header: text.columns.service, cell: ({ service }) => service },
    { key: 'unit', header: text.columns.unit, cell: ({ unit }) => quoteMessages.units[unit] },
    { key: 'dayClass', header: text.columns.dayClass, cell: ({ dayClass }) => quoteMessages.dayClasses[dayClass] },
    { key: 'price', header: text.columns.price, align: 'end', cell: ({ price }) => formatAmount(filsFromAed(price)) },
    { key: 'vat', header: text.columns.vat, cell: ({ vatRule }) => quoteMessages.vatRules[vatRule] },
    {
      key: 'from',
      header: text.columns.from,
      cell: ({ from, createdBy, createdAt }) => (
        <span title={text.by(createdBy, staffTime(new Date(createdAt)))}>{formatDate(from)}</span>
      ),
    },
    { key: 'until', header: text.columns.until, cell: ({ until }) => (until ? formatDate(until) : text.noEnd) },
  ]
  if (onEnd)
    columns.push({
      key: 'actions',
      header: text.columns.actions,
      bare: true,
      cell: (rate) =>
        !isOver(rate, today) && (
          <Button variant="quiet" size="sm" aria-haspopup="dialog" data-rate onClick={() => onEnd(rate)}>
            {text.end.button}{' '}
            <VisuallyHidden>{text.end.of(rate.service, quoteMessages.units[rate.unit])}</VisuallyHidden>
          </Button>
        ),
    })
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      rows={rates}
      rowKey={({ id }) => id}
      empty={empty}
      isOff={(rate) => isOver(rate, today)}
    />
  )
}
