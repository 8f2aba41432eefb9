import { memo, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { Column } from '@homecare/ui/data-table'
import { AREA_PX } from './use-row-window'
import styles from './record-table.module.css'

export type ListColumn<Row> = Column<Row> & { sorted?: boolean }

interface RecordTableProps<Row> {
  area: RefObject<HTMLDivElement | null>
  caption: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  /** Only these rows are drawn; the others are empty space. */
  start: number
  end: number
  rowPx: number
  /** The row that the keyboard is on. */
  active: string | null
  empty: ReactNode
  /** Rows are being replaced: kept, but dimmed. */
  busy: boolean
}

/**
 * A long table in a short area, on a phone a column of cards. Rows have one height, so that the place of each is known
 * without drawing it.
 */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { area, caption, columns, rows, start, end, rowPx, active, empty, busy } = props
  return (
    <div
      ref={area}
      className={styles.area}
      style={{ blockSize: AREA_PX, '--row': `${rowPx}px` } as CSSProperties}
      role="region"
      aria-label={caption}
      aria-busy={busy}
      // A stop of the Tab key only where there is something to scroll: the head takes a row's place.
      tabIndex={(rows.length + 1) * rowPx > AREA_PX ? 0 : undefined}
    >
      <table className={styles.table} aria-label={caption} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ key, header, align = 'start', sorted }) => (
              <th
                key={key}
                scope="col"
                aria-sort={sorted ? 'ascending' : undefined}
                data-column={key}
                className={styles[align]}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-busy={busy || undefined}>
          {start > 0 && <Space rows={start} rowPx={rowPx} />}
          {rows.slice(start, end).map((row, at) => (
            <TableRow key={row.id} row={row} index={start + at + 2} isActive={row.id === active} columns={columns} />
          ))}
          {end < rows.length && <Space rows={rows.length - end} rowPx={rowPx} />}
          {rows.length === 0 && (
            <tr className={styles.none}>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

interface TableRowProps<Row> {
  row: Row
  index: number
  isActive: boolean
  columns: readonly ListColumn<Row>[]
}

/** Drawn again only when something of its own has changed: a step with the keys costs two rows, not all. */
const TableRow = memo(function TableRow<Row extends { id: string }>(props: TableRowProps<Row>) {
  const { row, index, isActive, columns } = props
  return (
    <tr aria-rowindex={index} data-row={row.id} data-active={isActive || undefined}>
      {columns.map(({ key, cell, align = 'start' }) => (
        <td key={key} data-column={key} className={styles[align]}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}) as <Row extends { id: string }>(props: TableRowProps<Row>) => ReactNode

/** Where the rows stand that are not drawn. */
const Space = ({ rows, rowPx }: { rows: number; rowPx: number }) => (
  <tr aria-hidden="true" className={styles.space} style={{ blockSize: rows * rowPx }} />
)
