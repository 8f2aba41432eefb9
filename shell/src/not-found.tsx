import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { navigationAt } from '@homecare/federation/registry'
import { ButtonLink } from '@homecare/ui/button'
import { HomeIcon } from '@homecare/ui/icons'
import * as messages from './locales/en/frame.json'
import { HOME } from './places'
import { useShell } from './shell-context'
import styles from './not-found.module.css'

/** The page for addresses that nobody has. */
export function NotFound() {
  const { state, host, onArea } = useShell()
  useEffect(() => onArea('ready'), [onArea])
  const pages = [...navigationAt(state.remotes, 'main'), ...navigationAt(state.remotes, 'services')]
  // Of two pages with one label, which nobody could tell apart here, the menu's first is enough.
  const links = pages.filter(
    ({ href, label }, at) => href !== HOME && pages.findIndex((other) => other.label === label) === at,
  )
  return (
    <div className={styles.notFound}>
      <title>{`${messages.notFoundTitle} · ${host.profile.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.code}>404</p>
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <ButtonLink as={Link} href={HOME} icon={HomeIcon}>
        {messages.backHome}
      </ButtonLink>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
