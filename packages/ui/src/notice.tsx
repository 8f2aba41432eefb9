import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import styles from './notice.module.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const icons: Record<NoticeKind, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'alert',
}

export type NoticeProps = { kind: NoticeKind; title?: ReactNode; children?: ReactNode; action?: ReactNode }

/** A message in the page. Errors interrupt a screen reader, the other kinds are announced politely. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} size={22} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
