import { Link } from 'react-router-dom'
import { Icon } from '@homecare/ui/icon'
import { MenuIcon } from '@homecare/ui/icons'
import { Logo } from '@homecare/ui/logo'
import { SkipLink } from '@homecare/ui/skip-link'
import * as messages from '../locales/en/frame.json'
import { HOME } from '../places'
import { useShell } from '../shell-context'
import { ContactBar } from './contact-bar'
import { LanguageSwitch } from './language-switch'
import { MENU_ID, Navigation } from './navigation'
import styles from './header.module.css'

/** Fixed above every public page: the way past it, contact bar, logo, navigation. */
export function Header() {
  const { profile } = useShell().host
  return (
    <header className={styles.header}>
      <SkipLink>{messages.skip}</SkipLink>
      <ContactBar />
      <div className={styles.bar}>
        <Link to={HOME} className={styles.logo} aria-label={messages.home({ name: profile.name })}>
          <Logo name={profile.name} />
        </Link>
        <LanguageSwitch className={styles.language} />
        <button type="button" className={styles.open} popoverTarget={MENU_ID} aria-label={messages.menu}>
          <Icon icon={MenuIcon} size={26} />
        </button>
        <Navigation />
      </div>
    </header>
  )
}
