import { messages } from '../../messages'
import styles from './name-cell.module.css'

export function NameCell({ name, isNew }: { name: string; isNew: boolean }) {
  return (
    <span className={styles.cell}>
      <span dir="auto" className={styles.name} title={name} data-lines>
        {name}
      </span>
      {isNew && <span className={styles.mark}>{messages.lists.newMark}</span>}
    </span>
  )
}
