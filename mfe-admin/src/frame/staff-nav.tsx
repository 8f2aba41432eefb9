import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { Dialog } from '@homecare/ui/dialog'
import { Icon } from '@homecare/ui/icon'
import { useSession } from '../host-context'
import { messages } from '../messages'
import { navigationFor, type NavGroup } from './navigation'
import styles from './staff-nav.module.css'

const words = messages.frame

/** Wide: all groups, one below the other. Narrow: the first group as a bar, the others behind one button. */
export function StaffNav() {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const [desk, ...others] = session ? navigationFor(session.role) : []
  if (!desk) return null
  return (
    <nav className={styles.nav} aria-label={words.navigation}>
      <Group group={desk} />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((group) => (
            <Group key={group.label} group={group} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="menu" size={18} />
          <span>{words.more}</span>
        </button>
      )}
      <Dialog open={open} title={words.more} onClose={() => setOpen(false)}>
        {others.map((group) => (
          <Group key={group.label} group={group} onLeave={() => setOpen(false)} />
        ))}
      </Dialog>
    </nav>
  )
}

function Group({ group: { label, entries }, onLeave }: { group: NavGroup; onLeave?: () => void }) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {entries.map((entry) => (
        <NavLink key={entry.to} to={entry.to} className={styles.link} onClick={onLeave}>
          <Icon name={entry.icon} size={18} />
          <span>{entry.label}</span>
        </NavLink>
      ))}
    </div>
  )
}
