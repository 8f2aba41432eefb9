import { LogoMark } from './logo-mark'
import styles from './logo.module.css'

/** The mark and the provider's name: its first word large, the rest below. `compact` shows the mark alone. */
export function Logo({ name, compact = false }: { name: string; compact?: boolean }) {
  if (compact) return <LogoMark label={name} />
  const [first, ...rest] = name.split(' ')
  return (
    <span className={styles.logo} translate="no">
      <LogoMark />
      <span className={styles.text}>
        <span className={styles.first}>{first}</span>{' '}
        {rest.length > 0 && <span className={styles.rest}>{rest.join(' ')}</span>}
      </span>
    </span>
  )
}
