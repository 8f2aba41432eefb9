import { Waiting } from '@homecare/remote-kit/waiting'
import { Skeleton } from '@homecare/ui/skeleton'
import { partsMessages } from './messages'
import styles from './screen-waiting.module.css'

/** Lines where the content of a screen will be. */
export const ScreenWaiting = () => (
  <Waiting text={partsMessages.waiting} slowText={partsMessages.slow} className={styles.waiting}>
    <Skeleton lines={8} className={styles.lines} />
  </Waiting>
)
