import { staffTime } from '@homecare/domain/clock'
import { actorText, historyText, reportOwnerOf, type RecordWithHistory } from './history-text'
import { historyMessages } from './history-messages'
import { TitledPanel } from '../panel'
import styles from './history-panel.module.css'

const text = historyMessages

/** Everything that happened to the record, newest first. */
export function HistoryPanel({ record }: { record: RecordWithHistory }) {
  const ownerOf = reportOwnerOf(record)
  const entries = [...record.history].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <TitledPanel title={text.title}>
      {entries.length === 0 && <p className={styles.meta}>{text.none}</p>}
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          // Two entries may have the same time.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${entry.at} ${index}`} className={styles.entry}>
            <p>{historyText(entry, ownerOf)}</p>
            <p className={styles.meta}>
              <bdi>{actorText(entry)}</bdi>
              {entry.from && ` ${text.address(entry.from)}`},{' '}
              <time dateTime={entry.at}>{staffTime(new Date(entry.at))}</time>
            </p>
          </li>
        ))}
      </ol>
    </TitledPanel>
  )
}
