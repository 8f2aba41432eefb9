import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconDrawing } from './icon'
import { AlertIcon, CheckCircleIcon, InfoIcon, WarningIcon } from './icons'
import styles from './notice.module.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const icons: Record<NoticeKind, IconDrawing> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  error: AlertIcon,
}

export type NoticeProps = { kind: NoticeKind; title?: ReactNode; children?: ReactNode; action?: ReactNode }

/** A message in the page. Errors interrupt a screen reader, the other kinds are announced politely. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon icon={icons[kind]} size={22} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
