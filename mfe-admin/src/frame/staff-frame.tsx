import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '@homecare/ui/icon'
import { LogoMark } from '@homecare/ui/logo-mark'
import { useHost } from '../host-context'
import { messages } from '../messages'
import { NAVIGATION } from './navigation'
import { WhoPanel } from './who-panel'
import styles from './staff-frame.module.css'

const words = messages.frame

/** Side bar and content; at small widths the side bar lies on top. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { profile } = useHost()
  return (
    <div className={styles.frame} data-density="compact">
      <meta name="robots" content="noindex" />
      <a className={styles.skip} href="#staff-content">
        {words.skip}
      </a>
      <header className={styles.bar}>
        <a className={styles.brand} href="/">
          <LogoMark size={28} />
          <span className={styles.brandWords}>
            <span className={styles.provider}>{profile.name}</span>
            <span className={styles.area}>{words.area}</span>
          </span>
        </a>
        <nav className={styles.nav} aria-label={words.navigation}>
          {NAVIGATION.map(({ to, label, icon }) => (
            <NavLink key={to} to={to} className={styles.link}>
              <Icon name={icon} size={18} />
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
        <WhoPanel />
      </header>
      <div id="staff-content" className={styles.main} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}
