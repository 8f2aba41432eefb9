import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './data-table.module.css'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Any CSS width. */
  width?: string
}

export type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Height of the scrolling area in px. */
  height?: number
  /** What stands in the body when there is no row. */
  empty?: ReactNode
  /** Rows are being replaced: kept, but dimmed. */
  busy?: boolean
}

/** A dense table under a head that stays; the area scrolls by mouse, touch and keyboard. */
export function DataTable<Row>({ caption, columns, rows, rowKey, height = 400, empty, busy }: DataTableProps<Row>) {
  return (
    <div
      className={styles.area}
      style={{ blockSize: height }}
      role="region"
      aria-label={caption}
      tabIndex={0}
      aria-busy={busy}
    >
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                style={{ inlineSize: column.width }}
                className={styles[column.align ?? 'start']}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classNames(busy && styles.busy)}>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={styles[column.align ?? 'start']}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
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
