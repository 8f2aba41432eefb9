import type { ReactNode } from 'react'
import { LoadFailure } from '@homecare/remote-kit/waiting'
import { failureText } from '../api/failure-text'
import { partsMessages } from './messages'
import type { LoadState } from '../api/use-polled-query'
import { ScreenWaiting } from './screen-waiting'
import styles from './loaded-body.module.css'

/** The loaded content, or why it could not be loaded. While another choice is loading the old one stays, dimmed. */
export function LoadedBody<T>({ loaded, children }: { loaded: LoadState<T>; children: (data: T) => ReactNode }) {
  const { data, failure, stale, reload } = loaded
  if (data !== null && !(stale && failure)) {
    return (
      <div className={styles.body} aria-busy={stale} data-stale={stale || undefined}>
        {children(data)}
      </div>
    )
  }
  if (!failure) return <ScreenWaiting />
  return (
    <LoadFailure title={partsMessages.failedTitle} retryLabel={partsMessages.retry} onRetry={reload} size="sm">
      {failureText(failure)}
    </LoadFailure>
  )
}
