import type { RequestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { detailMessages } from './messages'
import styles from './notes-panel.module.css'

/** The team's notes, oldest first, or that there is none. */
export function NoteList({ notes }: Pick<RequestDetail, 'notes'>) {
  if (notes.length === 0) return <p className={styles.meta}>{detailMessages.notes.none}</p>
  return (
    <ol className={styles.notes}>
      {notes.map(({ id, author, text, at }) => (
        <li key={id} className={styles.note}>
          <p dir="auto" className={styles.text}>
            {text}
          </p>
          <p className={styles.meta}>
            {author}, <time dateTime={at}>{staffTime(new Date(at))}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
