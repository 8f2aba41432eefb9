import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { navigationAt } from '@homecare/federation/registry'
import { ButtonLink } from '@homecare/ui/button'
import { HOME, messages } from './messages'
import { useShell } from './shell-context'
import styles from './missing.module.css'

/** The page for addresses that nobody has. */
export function Missing() {
  const { state, host, onArea } = useShell()
  useEffect(() => onArea('ready'), [onArea])
  return (
    <div className={styles.missing}>
      <title>{`${messages.missingTitle} · ${host.profile.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.code}>404</p>
      <h1>{messages.missingTitle}</h1>
      <p>{messages.missingText}</p>
      <ButtonLink as={Link} href={HOME} icon="home">
        {messages.backHome}
      </ButtonLink>
      <ul className={styles.links}>
        {[...navigationAt(state.remotes, 'main'), ...navigationAt(state.remotes, 'services')]
          .filter(({ href }) => href !== HOME)
          .map(({ href, label }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
      </ul>
    </div>
  )
}
