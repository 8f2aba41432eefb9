import type { ReactNode } from 'react'
import { Logo } from '@homecare/ui/logo'
import { LogoMark } from '@homecare/ui/logo-mark'
import { useHost } from '@homecare/remote-kit/host-context'
import { messages } from '../../messages'
import styles from './login-page.module.css'

const text = messages.login

/** The layout of the pages before the login: a form with a picture beside it. */
export function LoginPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { profile } = useHost()
  return (
    <div className={styles.page} data-density="compact">
      <title>{`${title} | ${profile.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.main}>
        <div className={styles.sheet}>
          <div className={styles.brand}>
            <Logo name={profile.name} />
          </div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
      <div className={styles.panel} data-tone="ink">
        <div className={styles.canopy}>
          <LogoMark size={560} />
        </div>
        <p className={styles.panelTitle}>{text.panelTitle}</p>
        <p className={styles.panelText}>{text.panelText}</p>
      </div>
    </div>
  )
}

export const LoginHelp = ({ children }: { children: ReactNode }) => <p className={styles.help}>{children}</p>
