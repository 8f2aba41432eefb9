import { memo, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { classNames } from './class-names'
import { EmptyList } from './empty-list'
import blocks from './data-table.module.css'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Any CSS width. */
  width?: string
  /** The value has no header before it where each row is a block. */
  bare?: boolean
  sorted?: boolean
}

/** A virtual list: rows of one height in a scrolling area, of which only those from `start` to `end` are rendered. `styles` size the area. */
export interface RowWindow {
  area: RefObject<HTMLDivElement | null>
  /** The area's present height. */
  heightPx: number
  rowPx: number
  start: number
  end: number
  /** The row with the keyboard focus. */
  active: string | null
  /** The rows are being replaced and are shown dimmed. */
  busy: boolean
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty: string
  /** The table's own CSS module instead of the default one, which turns each row into a block where there is little space. */
  styles?: CSSModuleClasses
  window?: RowWindow
  /** The row is shown muted, as a thing that is switched off. */
  isOff?: (row: Row) => boolean
}

type CSSModuleClasses = Readonly<Record<string, string>>

/** A table of all rows, with the first column as row header, or of a virtual list's rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, styles = blocks, window, isOff } = props
  if (rows.length === 0 && !window) return <EmptyList>{empty}</EmptyList>
  const { start, end } = window ?? { start: 0, end: rows.length }
  return (
    <div
      className={classNames(!window && blocks['frame'], styles['area'])}
      {...(window && areaProps(window, caption, rows.length))}
    >
      <table className={styles['table']} aria-label={caption} aria-rowcount={window && rows.length + 1}>
        <thead>
          <tr aria-rowindex={window && 1}>
            {columns.map(({ key, header, width, align, sorted }) => (
              <th
                key={key}
                scope="col"
                aria-sort={sorted ? 'ascending' : undefined}
                data-column={key}
                style={{ inlineSize: width }}
                className={classNames(align && styles[align])}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-busy={window?.busy || undefined}>
          {window && start > 0 && <Space rows={start} rowPx={window.rowPx} className={styles['space']} />}
          {rows.slice(start, end).map((row, at) => {
            const key = rowKey(row)
            return (
              <TableRow
                key={key}
                row={row}
                id={key}
                columns={columns}
                styles={styles}
                index={window && start + at + 2}
                isActive={key === window?.active}
                isOff={isOff?.(row) ?? false}
              />
            )
          })}
          {window && end < rows.length && (
            <Space rows={rows.length - end} rowPx={window.rowPx} className={styles['space']} />
          )}
          {rows.length === 0 && (
            <tr className={styles['none']}>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function areaProps({ area, heightPx, rowPx, busy }: RowWindow, caption: string, rows: number) {
  const style: CSSProperties & Record<'--row', string> = { '--row': `${rowPx}px` }
  return {
    ref: area,
    style,
    role: 'region',
    'aria-label': caption,
    'aria-busy': busy,
    // Focusable with Tab only where it scrolls; the head is as tall as a row.
    tabIndex: (rows + 1) * rowPx > heightPx ? 0 : undefined,
  }
}

interface TableRowProps<Row> {
  row: Row
  id: string
  columns: readonly Column<Row>[]
  styles: CSSModuleClasses
  /** Its index among all rows, where not all are rendered. */
  index: number | undefined
  isActive: boolean
  isOff: boolean
}

function PlainTableRow<Row>({ row, id, columns, styles, index, isActive, isOff }: TableRowProps<Row>) {
  return (
    <tr aria-rowindex={index} data-row={id} data-active={isActive || undefined} data-off={isOff || undefined}>
      {columns.map(({ key, header, bare, cell, align }, at) => {
        const className = classNames(align && styles[align])
        // In a virtual list no column is the row's header.
        if (index !== undefined)
          return (
            <td key={key} data-column={key} className={className}>
              {cell(row)}
            </td>
          )
        if (at === 0)
          return (
            <th key={key} scope="row" data-column={key}>
              {cell(row)}
            </th>
          )
        return (
          <td key={key} data-column={key} data-header={bare ? '' : header} className={className}>
            <div className={styles['value']}>{cell(row)}</div>
          </td>
        )
      })}
    </tr>
  )
}

/** Memoized: moving with the keys renders two rows, not all. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter of a generic component.
const TableRow = memo(PlainTableRow) as typeof PlainTableRow

/** The space of the rows that are not rendered. */
const Space = ({ rows, rowPx, className }: { rows: number; rowPx: number; className: string | undefined }) => (
  <tr aria-hidden="true" className={className} style={{ blockSize: rows * rowPx }} />
)
