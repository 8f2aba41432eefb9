import { Link } from 'react-router-dom'
import { Icon } from '@homecare/ui/icon'
import { Logo } from '@homecare/ui/logo'
import { HOME, messages } from '../messages'
import { useShell } from '../shell-context'
import { ContactBar } from './contact-bar'
import { MENU_ID, Navigation } from './navigation'
import styles from './header.module.css'

/** Fixed above every public page: contact bar, logo, navigation. */
export function Header() {
  const { profile } = useShell().host
  return (
    <header className={styles.header}>
      <ContactBar />
      <div className={styles.bar}>
        <Link to={HOME} className={styles.logo} aria-label={messages.home(profile.name)}>
          <Logo name={profile.name} />
        </Link>
        <button type="button" className={styles.open} popoverTarget={MENU_ID} aria-label={messages.menu}>
          <Icon name="menu" size={26} />
        </button>
        <Navigation />
      </div>
    </header>
  )
}
