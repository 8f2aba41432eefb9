import type { ReactNode } from 'react'
import { Link, NavLink, useNavigate } from 'react-router-dom'
import { Icon } from '@homecare/ui/icon'
import { PhoneIcon } from '@homecare/ui/icons'
import { LogoMark } from '@homecare/ui/logo-mark'
import { SkipLink } from '@homecare/ui/skip-link'
import { useHost } from '@homecare/remote-kit/host-context'
import { AlertSound } from '../alerts/alert-sound'
import { AlertsProvider } from '../alerts/alerts'
import { FindAnything } from '../find/find-anything'
import { ThreadsProvider } from '../threads/threads'
import { useKeys } from '../keys/use-keys'
import { messages } from '../../messages'
import { Screen } from '../screen'
import { usePermission } from '../../api/use-permission'
import type { AdminScreen } from '../admin-screen'
import { AdminNav } from './admin-nav'
import { ApprovalNotice } from '../approval-notice'
import { ArrivalsProvider } from '../arrivals'
import { UndoProvider } from '../undo'
import { UserMenu } from './user-menu'
import styles from './admin-frame.module.css'

const text = messages.frame
const NEW_BOOKING = '/admin/new-booking'

/** Side bar and content; at small widths the bar is at the top, on a phone its entries are in a bottom bar. */
export function AdminFrame({ screen, children }: { screen: AdminScreen; children: ReactNode }) {
  const { profile } = useHost()
  const mayOpen = usePermission(screen.permission)
  const mayBook = usePermission('work-on-bookings')
  const navigate = useNavigate()
  useKeys({ b: () => (mayBook ? void navigate(NEW_BOOKING) : false) })
  return (
    <AlertsProvider>
      <ThreadsProvider>
        <div className={styles.frame} data-density="compact">
          <meta name="robots" content="noindex" />
          <SkipLink href="#staff-content">{text.skip}</SkipLink>
          <header className={styles.bar}>
            <div className={styles.start}>
              <a className={styles.brand} href="/" aria-label={`${profile.name} ${text.area}`}>
                <LogoMark size={28} />
                <span className={styles.brandWords}>
                  <span className={styles.provider}>{profile.name}</span>
                  <span className={styles.area}>{text.area}</span>
                </span>
              </a>
              {mayBook && (
                <NavLink
                  to={NEW_BOOKING}
                  className={styles.newBooking}
                  title={text.newBookingKey}
                  aria-keyshortcuts="b"
                >
                  <Icon icon={PhoneIcon} size={18} />
                  <span>{messages.screens.newBooking}</span>
                </NavLink>
              )}
              <FindAnything />
              <AlertSound />
            </div>
            <AdminNav />
            <UserMenu />
          </header>
          <div id="staff-content" className={styles.main} tabIndex={-1}>
            {mayOpen ? (
              <ArrivalsProvider>
                <ApprovalNotice />
                <UndoProvider>{children}</UndoProvider>
              </ArrivalsProvider>
            ) : (
              <Screen title={text.forbiddenTitle} lead={text.forbidden}>
                <p>
                  <Link to="/admin">{text.toStart}</Link>
                </p>
              </Screen>
            )}
          </div>
        </div>
      </ThreadsProvider>
    </AlertsProvider>
  )
}
