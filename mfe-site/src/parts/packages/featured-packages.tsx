import { addressIn, LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { Link } from 'react-router-dom'
import type { PackagesResponse } from '@homecare/contract/catalogue'
import { filsFromAed } from '@homecare/domain/money'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Icon } from '@homecare/ui/icon'
import { ArrowRightIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { Price } from '@homecare/ui/price'
import { Skeleton } from '@homecare/ui/skeleton'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import * as bloodTests from '../../locales/en/blood-tests.json'
import styles from './featured-packages.module.css'
import { usePackages } from './use-packages'

type Package = PackagesResponse['packages'][number]

const CATALOGUE = '/bookbloodtest'
/** The numbers of the packages that are shown first, in their order. */
const FEATURED = [1, 4, 3]
const SHOWN = 3

/** Three packages with their prices, each leading into its booking, and the way to the whole catalogue. */
export function FeaturedPackages() {
  const { packages, failed, retry } = usePackages()
  return (
    <>
      {failed ? (
        <Notice kind="error" title={bloodTests.unavailable}>
          <Button variant="quiet" size="sm" onClick={retry}>
            {bloodTests.retry}
          </Button>
        </Notice>
      ) : (
        <ul className={styles.packages}>
          {packages
            ? featuredOf(packages).map((pack) => <PackageInShort key={pack.id} pack={pack} />)
            : FEATURED.map((id) => (
                <li key={id}>
                  <Skeleton block className={styles.waiting} />
                </li>
              ))}
        </ul>
      )}
      <div role="status">
        <VisuallyHidden>{packages || failed ? null : bloodTests.loading}</VisuallyHidden>
      </div>
      <p className={styles.all}>
        <Link to={CATALOGUE} className={styles.allLink}>
          <span>{bloodTests.all}</span>
          <Icon icon={ArrowRightIcon} size={18} />
        </Link>
      </p>
    </>
  )
}

/** The packages that the content names; where one is not offered, the next other one takes its place. */
function featuredOf(packages: readonly Package[]): Package[] {
  const named = FEATURED.flatMap((id) => packages.find((pack) => pack.id === id) ?? [])
  return [...new Set([...named, ...packages])].slice(0, SHOWN)
}

const fastingOf = ({ fastingHours: hours }: Package): string =>
  hours === 0 ? bloodTests.noFasting : bloodTests.fasting({ hours })

function PackageInShort({ pack }: { pack: Package }) {
  return (
    <Card as="li" className={styles.package}>
      <h3 className={styles.name}>
        {/* A document of its own: it has the data of its page. */}
        <a href={LOCALE === SOURCE_LOCALE ? pack.path : addressIn(LOCALE, pack.path)}>{pack.name}</a>
      </h3>
      <p className={styles.text}>{pack.tells}</p>
      <p className={styles.contents}>{`${bloodTests.contents({ tests: pack.tests })} · ${fastingOf(pack)}`}</p>
      <p className={styles.price}>
        <Price fils={filsFromAed(pack.price)} was={filsFromAed(pack.excisting_price)} />
      </p>
      <ButtonLink
        as={Link}
        href={`${CATALOGUE}?package=${pack.id}`}
        variant="secondary"
        aria-label={bloodTests.bookFor({ name: pack.name })}
        className={styles.book}
      >
        {bloodTests.book}
      </ButtonLink>
    </Card>
  )
}
