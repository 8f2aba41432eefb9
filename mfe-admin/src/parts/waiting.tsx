import { useEffect, useState } from 'react'
import { Skeleton } from '@homecare/ui/skeleton'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { partsMessages } from './messages'
import styles from './waiting.module.css'

const SLOW_MS = 4_000

/** Lines where content will be; after some seconds it says that it has not forgotten. */
export function Waiting() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.waiting} role="status">
      {slow ? (
        <p className={styles.slow}>{partsMessages.slow}</p>
      ) : (
        <VisuallyHidden>{partsMessages.waiting}</VisuallyHidden>
      )}
      <Skeleton lines={8} className={styles.lines} />
    </div>
  )
}
