import { Link } from 'react-router-dom'
import type { ItemPage } from '@homecare/contract/catalogue'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { useHost } from '@homecare/remote-kit/host-context'
import { PageHead } from '@homecare/remote-kit/page-head'
import { SharingTags } from '@homecare/remote-kit/sharing-tags'
import { Breadcrumb } from '@homecare/ui/breadcrumb'
import { ButtonLink } from '@homecare/ui/button'
import { PhoneIcon, TestTubeIcon } from '@homecare/ui/icons'
import { PageBanner } from '@homecare/ui/page-banner'
import { Price } from '@homecare/ui/price'
import { Section } from '@homecare/ui/section'
import { firstMessages } from '../../first-messages'
import { PATHS } from '../../wizard/steps'
import { ItemData } from './item-data'
import { ItemLinks } from './item-links'
import { itemMessages as text } from './item-messages'
import { ItemParts } from './item-parts'
import { ItemUnknown } from './item-unknown'
import { useItem } from './use-item'
import styles from './item-page.module.css'

/** The page of one test or package: what it is, what it tells, how to prepare, its price, and the way to book it. */
export function ItemPageScreen() {
  const { item, minimum, failed } = useItem()
  return item ? <ItemView item={item} minimum={minimum} /> : <ItemUnknown failed={failed} />
}

function ItemView({ item, minimum }: { item: ItemPage; minimum: number }) {
  const { profile } = useHost()
  const { kind, id, name, path, tells, otherNames } = item
  const price = formatAed(filsFromAed(item.price), 'if-any')
  const head = {
    path,
    title: kind === 'test' ? text.title(name) : text.packageTitle(name),
    description: text.description(name, price, tells),
  }
  const trail = [{ label: text.home, href: '/' }, { label: text.catalogue, href: PATHS.choosing }, { label: name }]
  return (
    <>
      <PageHead {...head} keywords={text.keywords([name, ...otherNames])}>
        <SharingTags {...head} picture={PATHS.choosing} alt={firstMessages.choose.pictureAlt} />
      </PageHead>
      <ItemData item={item} />
      <PageBanner title={name} lead={tells} above={<Breadcrumb as={Link} items={trail} />}>
        <div className={styles.offer}>
          <p className={styles.price}>
            <Price fils={filsFromAed(item.price)} was={filsFromAed(item.excisting_price)} />
          </p>
          <ButtonLink as={Link} href={`${PATHS.choosing}?${kind}=${id}`} icon={TestTubeIcon}>
            {text.book}
          </ButtonLink>
          <ButtonLink href={phoneHref(profile)} variant="secondary" icon={PhoneIcon}>
            {text.call}
          </ButtonLink>
        </div>
        <p className={styles.minimum}>{text.minimum(formatAed(filsFromAed(minimum), 'if-any'))}</p>
      </PageBanner>
      <Section tight>
        <div className={styles.columns}>
          <ItemParts item={item} />
          <ItemLinks item={item} />
        </div>
      </Section>
    </>
  )
}
