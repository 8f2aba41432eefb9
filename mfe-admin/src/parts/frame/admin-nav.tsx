import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Dialog } from '@homecare/ui/dialog'
import { Icon } from '@homecare/ui/icon'
import { ChevronDownIcon, MenuIcon } from '@homecare/ui/icons'
import { useAlerts } from '../alerts/alerts'
import { useThreads } from '../threads/threads'
import { useSession } from '../../api/use-session'
import { messages } from '../../messages'
import { useScreens } from '../current-screen'
import { navigationFor, type NavigationLink, type NavigationSection } from './navigation'
import styles from './admin-nav.module.css'

const text = messages.frame
const ALERTS = '/admin/alerts'
const INBOX = '/admin/inbox'

/**
 * Wide: all groups, one below the other; of those that are not daily work one is unfolded, first that of the current
 * screen. Narrow: the first group as a bar, the others behind one button.
 */
export function AdminNav() {
  const session = useSession()
  const screens = useScreens()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  // The side bar of a low window scrolls.
  useEffect(() => {
    // What the call returns in newer browsers is no clean-up of the effect.
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const [first, ...others] = session ? navigationFor(screens, session.role) : []
  if (!first) return null
  return (
    <nav className={styles.nav} aria-label={text.navigation} ref={nav}>
      <Group group={first} />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((group) =>
            group.folds ? (
              <FoldedGroup
                key={group.label}
                group={group}
                isCurrent={group.entries.some(({ to }) => to === pathname)}
              />
            ) : (
              <Group key={group.label} group={group} />
            ),
          )}
        </div>
      )}
      {others.length > 0 && (
        <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon icon={MenuIcon} size={18} />
          <span>{text.more}</span>
        </button>
      )}
      <Dialog open={open} title={text.more} onClose={() => setOpen(false)}>
        {others.map((group) => (
          <Group key={group.label} group={group} onLeave={() => setOpen(false)} />
        ))}
      </Dialog>
    </nav>
  )
}

function Group({ group, onLeave }: { group: NavigationSection; onLeave?: () => void }) {
  return (
    <div className={styles.group} role="group" aria-label={group.label}>
      <p className={styles.label} aria-hidden="true">
        {group.label}
      </p>
      <Entries group={group} onLeave={onLeave} />
    </div>
  )
}

/** One of several of which the browser keeps one open, by their `name`. */
function FoldedGroup({ group, isCurrent }: { group: NavigationSection; isCurrent: boolean }) {
  return (
    <details className={styles.group} name="admin-navigation" open={isCurrent} aria-label={group.label}>
      <summary className={styles.fold}>
        {group.label}
        <Icon icon={ChevronDownIcon} size={16} />
      </summary>
      <Entries group={group} />
    </details>
  )
}

const Entries = ({
  group: { entries },
  onLeave,
}: {
  group: NavigationSection
  onLeave?: (() => void) | undefined
}): ReactNode => entries.map((entry) => <Entry key={entry.to} entry={entry} onLeave={onLeave} />)

function Entry({ entry: { to, label, icon }, onLeave }: { entry: NavigationLink; onLeave?: (() => void) | undefined }) {
  const { count } = useAlerts()
  const { unread } = useThreads()
  const waiting = to === ALERTS ? count : to === INBOX ? unread : 0
  const number = waiting > 0 ? waiting : null
  return (
    <NavLink
      to={to}
      className={styles.link}
      aria-label={number === null ? undefined : messages.alerts.number(label, number)}
      onClick={onLeave}
    >
      <Icon icon={icon} size={18} />
      <span>{label}</span>
      {number !== null && <span className={styles.number}>{number}</span>}
    </NavLink>
  )
}
