import { Skeleton } from '@homecare/ui/skeleton'
import styles from './lines-waiting.module.css'
import { Waiting } from './waiting'

/** Lines where the content of a screen will be. */
export const LinesWaiting = ({ text, slowText }: { text: string; slowText: string }) => (
  <Waiting text={text} slowText={slowText} className={styles.waiting}>
    <Skeleton lines={8} className={styles.lines} />
  </Waiting>
)
