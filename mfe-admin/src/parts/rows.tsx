import type { ReactNode } from 'react'
import { classNames } from '@homecare/ui/class-names'
import { Empty } from './empty'
import styles from './rows.module.css'

export interface RowColumn<Row> {
  key: string
  /** Stands before the value on a phone as well, where every row is a block. */
  header: string
  /** On a phone the value needs no word before it. */
  bare?: boolean
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Any CSS width. */
  width?: string
}

interface RowsProps<Row> {
  caption: string
  columns: readonly RowColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty: string
}

/** A table as long as its rows, whose first column names the row; on a phone each row becomes a block. */
export function Rows<Row>({ caption, columns, rows, rowKey, empty }: RowsProps<Row>) {
  if (rows.length === 0) return <Empty>{empty}</Empty>
  return (
    <div className={styles.area}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ key, header, width, align }) => (
              <th key={key} scope="col" style={{ inlineSize: width }} className={classNames(align && styles.end)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, header, bare, cell, align }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-header={bare ? '' : header} className={classNames(align && styles.end)}>
                    <div className={styles.value}>{cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
