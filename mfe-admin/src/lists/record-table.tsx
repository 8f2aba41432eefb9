import type { ReactNode, RefObject } from 'react'
import type { Column } from '@homecare/ui/data-table'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { AREA_PX } from './use-window'
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
      style={{ blockSize: AREA_PX, '--row': `${rowPx}px` } as React.CSSProperties}
      role="region"
      aria-label={caption}
      aria-busy={busy}
      tabIndex={0}
    >
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
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
            <tr
              key={row.id}
              aria-rowindex={start + at + 2}
              data-row={row.id}
              data-active={row.id === active || undefined}
            >
              {columns.map(({ key, cell, align = 'start' }) => (
                <td key={key} data-column={key} className={styles[align]}>
                  {cell(row)}
                </td>
              ))}
            </tr>
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

/** Where the rows stand that are not drawn. */
const Space = ({ rows, rowPx }: { rows: number; rowPx: number }) => (
  <tr aria-hidden="true" className={styles.space} style={{ blockSize: rows * rowPx }} />
)
