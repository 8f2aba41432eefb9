import type { ReactNode } from 'react'
import { RefreshStatus } from './refresh-status'
import { DocumentTitle } from './arrivals'
import { useCurrentScreen } from './current-screen'
import type { LoadState } from '../api/use-polled-query'
import styles from './screen.module.css'

interface ScreenProps {
  /** Replaces the declared title. */
  title?: string
  /** One sentence on what the screen is for. */
  lead?: ReactNode
  /** Says how fresh the screen is, and when a refresh failed. */
  loaded?: Pick<LoadState<unknown>, 'at' | 'failure' | 'reload'>
  actions?: ReactNode
  /** As tall as the window, so that a child that grows takes what is left. */
  fill?: boolean
  children: ReactNode
}

/** Head and body of a staff screen. */
export function Screen({ title: ownTitle, lead, loaded, actions, fill, children }: ScreenProps) {
  const { label } = useCurrentScreen()
  const title = ownTitle ?? label
  return (
    <div className={styles.screen} data-fill={fill || undefined}>
      <DocumentTitle>{title}</DocumentTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {loaded && (
          <div className={styles.sign}>
            <RefreshStatus at={loaded.at} failed={loaded.failure !== null} onRetry={loaded.reload} />
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
