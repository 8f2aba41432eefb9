import { Button } from '@homecare/ui/button'
import { DownloadIcon } from '@homecare/ui/icons'
import { Skeleton } from '@homecare/ui/skeleton'
import { boardMessages } from './messages'
import { saveCsv } from './save-file'
import { csvOf, valueText, type BoardSection } from './section'
import type { PlotComponent } from './use-plot'
import styles from './section-view.module.css'

const text = boardMessages

interface SectionViewProps {
  section: BoardSection
  /** The period, for the name of the file. */
  period: string
  Plot: PlotComponent | 'loading' | 'failed'
}

/** A plot, and beside it a table with every figure. */
export function SectionView({ section, period, Plot }: SectionViewProps) {
  const { id, title, note, rows } = section
  const hasValues = rows.some(({ values }) => values.some((value) => value !== null && value > 0))
  return (
    <section className={styles.section} aria-labelledby={`board-${id}`}>
      <header className={styles.head}>
        <h2 id={`board-${id}`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.note}>{note}</p>
        {hasValues && (
          <Button
            variant="quiet"
            size="sm"
            icon={DownloadIcon}
            className={styles.csv}
            aria-label={text.csvOf(title)}
            onClick={() => saveCsv(`${id}-${period}`, csvOf(section))}
          >
            {text.csv}
          </Button>
        )}
      </header>
      {hasValues ? (
        <div className={styles.sides}>
          {Plot !== 'failed' && (
            <figure className={styles.plot}>
              <Legend section={section} />
              {Plot === 'loading' ? (
                <Skeleton block className={styles.waiting} />
              ) : (
                <Plot section={section} summary={summaryOf(section)} />
              )}
            </figure>
          )}
          <SectionTable section={section} />
        </div>
      ) : (
        <p className={styles.note}>{text.none}</p>
      )}
    </section>
  )
}

/** Names the tones; the table's heads have the same words. */
function Legend({ section: { columns } }: Pick<SectionViewProps, 'section'>) {
  return (
    <figcaption className={styles.legend}>
      {columns.map(
        ({ title, tone }) =>
          tone && (
            <span key={title} data-tone={tone}>
              {title}
            </span>
          ),
      )}
    </figcaption>
  )
}

function SectionTable({ section: { title, labelTitle, columns, rows } }: Pick<SectionViewProps, 'section'>) {
  return (
    // Scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.area} role="region" aria-label={text.tableOf(title)} tabIndex={0}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, csvLabel = label, values }) => (
            <tr key={csvLabel}>
              <th scope="row">{label}</th>
              {columns.map((column, at) => (
                <td key={column.title}>{valueText(values[at] ?? null, column.unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The plot in a sentence. A share has no sum, so its highest value has to do. */
function summaryOf({ title, columns, rows }: BoardSection): string {
  const unit = columns[0]?.unit ?? 'count'
  const sum = (at: number) => rows.reduce((total, { values }) => total + (values[at] ?? 0), 0)
  const highest = rows.reduce<BoardSection['rows'][number] | null>(
    (best, row) => ((row.values[0] ?? 0) > (best?.values[0] ?? 0) ? row : best),
    null,
  )
  const most = highest ? `${highest.label}, ${valueText(highest.values[0] ?? null, unit)}` : '–'
  const total = (at: number) => (unit === 'percent' ? '–' : valueText(sum(at), unit))
  return text.summary(title, total(0), columns[1]?.tone === 'before' ? total(1) : '–', most)
}
