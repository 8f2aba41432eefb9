import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@homecare/ui/icon'
import { ChevronRightIcon } from '@homecare/ui/icons'
import { deferredLayout } from '@homecare/ui/deferred-layout'
import { serviceArt } from '../../art/service-art'
import { servicePageTexts } from '../../content/booking-form'
import { services, type ServicePath } from '../../content/services'
import styles from './other-services.module.css'

/** So many have a picture: all fifteen would double the weight of the page. */
const PICTURED = 4

/** The services that follow in the list as cards with a picture, and the others by name. */
export function OtherServices({ current }: { current: ServicePath }) {
  const id = useId()
  const here = services.findIndex(({ path }) => path === current)
  const others = [...services.slice(here + 1), ...services.slice(0, here)]
  return (
    <nav className={`${styles.nav} ${deferredLayout}`} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {servicePageTexts.other}
      </h2>
      <ul className={styles.cards}>
        {others.slice(0, PICTURED).map(({ path, title }) => {
          const Art = serviceArt[path]
          return (
            <li key={path}>
              <Link to={path} className={styles.card}>
                <span className={styles.picture}>
                  <Art />
                </span>
                <span className={styles.title}>{title}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <ul className={styles.list}>
        {others.slice(PICTURED).map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              <span>{title}</span>
              <Icon icon={ChevronRightIcon} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
