import { Link } from 'react-router-dom'
import { bottomBar } from '@homecare/ui/bottom-bar'
import { ButtonLink } from '@homecare/ui/button'
import { classNames } from '@homecare/ui/class-names'
import { CalendarIcon, TestTubeIcon } from '@homecare/ui/icons'
import { servicePageTexts } from '../../content/booking-form'
import type { ServicePage } from '../../content/service-page'
import styles from './request-bar.module.css'

/**
 * On phones, always in reach while the description is read: the way to the form, or into the booking. It is the last part
 * of the description, so that it never covers the form.
 */
export function RequestBar({ action }: { action: ServicePage['action'] }) {
  return (
    <div className={classNames(styles.bar, !action && styles.toForm, bottomBar)} data-request-bar>
      {action ? (
        <ButtonLink as={Link} href={action.href} icon={TestTubeIcon} wide>
          {action.label}
        </ButtonLink>
      ) : (
        <ButtonLink href="#book" icon={CalendarIcon} wide>
          {servicePageTexts.request}
        </ButtonLink>
      )}
    </div>
  )
}
