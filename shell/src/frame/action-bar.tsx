import { Link, useLocation } from 'react-router-dom'
import { navigationAt } from '@homecare/federation/registry'
import { bottomBar } from '@homecare/ui/bottom-bar'
import { classNames } from '@homecare/ui/class-names'
import { Icon } from '@homecare/ui/icon'
import { CalendarIcon, ChatIcon, PhoneIcon } from '@homecare/ui/icons'
import { chatHref, phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { chatAbout } from '../chat-about'
import * as messages from '../locales/en/frame.json'
import { CONTACT } from '../places'
import { useShell } from '../shell-context'
import styles from './action-bar.module.css'

/** Fixed below every public page: call, be called back, chat. */
export function ActionBar() {
  const { host, state } = useShell()
  const { profile } = host
  const { pathname } = useLocation()
  // A call back that is asked for on a service's page is about that service.
  const ofService = navigationAt(state.remotes, 'services').some(({ href }) => href === pathname)
  return (
    <nav className={classNames(styles.bar, bottomBar)} aria-label={messages.actions} data-tone="ink">
      <a href={phoneHref(profile)}>
        <Icon icon={PhoneIcon} />
        <span>{messages.callUs}</span>
      </a>
      <Link to={ofService ? `${CONTACT}?service=${pathname.slice(1)}` : CONTACT}>
        <Icon icon={CalendarIcon} />
        <span>{messages.callBack}</span>
      </Link>
      <a href={chatHref(profile, chatAbout(state.remotes, pathname))}>
        <Icon icon={ChatIcon} />
        <span>{messages.whatsapp}</span>
      </a>
    </nav>
  )
}
