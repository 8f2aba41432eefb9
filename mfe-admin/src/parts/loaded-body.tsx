import type { ReactNode } from 'react'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { failureText } from '../failure-text'
import { partsMessages } from './messages'
import type { Loaded } from '../data/use-polled-query'
import { Waiting } from './waiting'
import styles from './loaded-body.module.css'

/** What was loaded, or why it is not there. While another choice is on its way the old one stays, dimmed. */
export function LoadedBody<T>({ loaded, children }: { loaded: Loaded<T>; children: (data: T) => ReactNode }) {
  const { data, failure, stale, reload } = loaded
  if (data !== null && !(stale && failure)) {
    return (
      <div className={styles.body} aria-busy={stale} data-stale={stale || undefined}>
        {children(data)}
      </div>
    )
  }
  if (!failure) return <Waiting />
  return (
    <Notice
      kind="error"
      title={partsMessages.failedTitle}
      action={
        <Button variant="secondary" size="sm" icon="refresh" onClick={reload}>
          {partsMessages.retry}
        </Button>
      }
    >
      {failureText(failure)}
    </Notice>
  )
}
