import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@homecare/ui/icon'
import { ChevronRightIcon } from '@homecare/ui/icons'
import { deferredLayout } from '@homecare/ui/deferred-layout'
import { servicePageTexts } from '../../content/booking-form'
import { services, type ServicePath } from '../../content/services'
import styles from './other-services.module.css'

export function OtherServices({ current }: { current: ServicePath }) {
  const id = useId()
  return (
    <nav className={`${styles.nav} ${deferredLayout}`} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {servicePageTexts.other}
      </h2>
      <ul className={styles.list}>
        {services
          .filter(({ path }) => path !== current)
          .map((service) => (
            <li key={service.path}>
              <Link to={service.path} className={styles.link}>
                {service.title}
                <Icon icon={ChevronRightIcon} size={18} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
