import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { navigationAt } from '@homecare/federation/registry'
import { ButtonLink } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { ChevronDownIcon, PhoneIcon, XIcon } from '@homecare/ui/icons'
import { Logo } from '@homecare/ui/logo'
import { phoneHref } from '@homecare/remote-kit/contact-hrefs'
import * as messages from '../locales/en/frame.json'
import { CONTACT, HOME } from '../places'
import { hidePopover } from '../boot/popover-fallback'
import { useShell } from '../shell-context'
import { LanguageSwitch } from './language-switch'
import { keepToMenu } from './keep-to-menu'
import styles from './navigation.module.css'

export const MENU_ID = 'site-menu'
const SERVICES_AFTER = 2

/**
 * One list for all widths. On small screens it is a popover, which the browser opens, closes and keeps the focus
 * for without any script; the services are a `<details>` for the same reason.
 */
export function Navigation() {
  const { state, host } = useShell()
  const { remotes } = state
  const { profile } = host
  const menu = useRef<HTMLElement>(null)
  const services = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const main = navigationAt(remotes, 'main').filter(({ href }) => href !== CONTACT)
  const close = () => {
    if (services.current) services.current.open = false
    hidePopover(menu.current)
  }
  const openedAt = useRef(pathname)
  useEffect(() => {
    // Not when the page is taken over: the menu may have been opened before.
    if (openedAt.current !== pathname) close()
    openedAt.current = pathname
  }, [pathname])
  useEffect(() => closeOnLeave(services.current), [])
  useEffect(() => keepToMenu(menu.current), [])

  const links = main.map(({ href, label }) => (
    <li key={href}>
      <NavLink to={href} end onClick={close} className={styles.link}>
        {label}
      </NavLink>
    </li>
  ))
  const servicePages = navigationAt(remotes, 'services')
  return (
    <nav ref={menu} id={MENU_ID} popover="auto" className={styles.menu} aria-label={messages.mainNavigation}>
      <div className={styles.top}>
        <Link to={HOME} onClick={close} className={styles.logo} aria-label={messages.home({ name: profile.name })}>
          <Logo name={profile.name} />
        </Link>
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={messages.closeMenu}
        >
          <Icon icon={XIcon} size={26} />
        </button>
      </div>
      <ul className={styles.list}>
        {links.slice(0, SERVICES_AFTER)}
        {servicePages.length > 0 ? (
          <li key="services">
            <details ref={services} className={styles.services}>
              <summary className={styles.link}>
                <span>{messages.services}</span>
                <Icon icon={ChevronDownIcon} size={18} />
              </summary>
              <ul className={styles.panel}>
                {servicePages.map(({ href, label }) => (
                  <li key={href}>
                    <NavLink to={href} onClick={close} className={styles.service}>
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ) : null}
        {links.slice(SERVICES_AFTER)}
      </ul>
      <ButtonLink as={NavLink} href={CONTACT} onClick={close} variant="secondary" size="sm" className={styles.contact}>
        {messages.contact}
      </ButtonLink>
      <a href={phoneHref(profile)} className={styles.phone} aria-label={messages.call({ phone: profile.phone })}>
        <Icon icon={PhoneIcon} size={20} />
        <bdi dir="ltr">{profile.phone}</bdi>
      </a>
      <LanguageSwitch className={styles.phone} />
    </nav>
  )
}

/** Escape, a click elsewhere and moving the focus away close the dropdown. */
function closeOnLeave(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return
  const leave = (event: Event) => {
    if (details.open && !(event.target instanceof Node && details.contains(event.target))) details.open = false
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('click', leave)
  document.addEventListener('focusin', leave)
  details.addEventListener('keydown', escape)
  return () => {
    document.removeEventListener('click', leave)
    document.removeEventListener('focusin', leave)
    details.removeEventListener('keydown', escape)
  }
}
