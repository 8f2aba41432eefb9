import { COMMA } from '@homecare/domain/locales'
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
import * as catalogueTexts from '../../locales/en/catalogue.json'
import * as itemTexts from '../../locales/en/item.json'
import { PATHS } from '../../wizard/steps'
import { ItemData } from './item-data'
import { ItemLinks } from './item-links'
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
    title: kind === 'test' ? itemTexts.title({ name }) : itemTexts.packageTitle({ name }),
    description: itemTexts.description({ name, price, tells }),
  }
  const trail = [
    { label: itemTexts.home, href: '/' },
    { label: itemTexts.catalogue, href: PATHS.choosing },
    { label: name },
  ]
  return (
    <>
      <PageHead {...head} keywords={itemTexts.keywords({ names: [name, ...otherNames].join(COMMA) })}>
        <SharingTags {...head} picture={PATHS.choosing} alt={catalogueTexts.pictureAlt} />
      </PageHead>
      <ItemData item={item} />
      <PageBanner title={name} lead={tells} above={<Breadcrumb as={Link} items={trail} />}>
        <div className={styles.offer}>
          <p className={styles.price}>
            <Price fils={filsFromAed(item.price)} was={filsFromAed(item.excisting_price)} />
          </p>
          <ButtonLink as={Link} href={`${PATHS.choosing}?${kind}=${id}`} icon={TestTubeIcon}>
            {itemTexts.book}
          </ButtonLink>
          <ButtonLink href={phoneHref(profile)} variant="secondary" icon={PhoneIcon}>
            {itemTexts.call}
          </ButtonLink>
        </div>
        <p className={styles.minimum}>{itemTexts.minimum({ amount: formatAed(filsFromAed(minimum), 'if-any') })}</p>
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
