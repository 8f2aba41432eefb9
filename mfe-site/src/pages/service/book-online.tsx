import * as bloodTests from '../../locales/en/blood-tests.json'
import { FeaturedPackages } from '../../parts/packages/featured-packages'
import styles from './service-page.module.css'

/** The way into the booking, on the page of the service that can be booked and paid for online. */
export function BookOnline() {
  return (
    <section className={styles.online}>
      <h2>{bloodTests.online}</h2>
      <p>{bloodTests.lead}</p>
      <FeaturedPackages />
    </section>
  )
}
