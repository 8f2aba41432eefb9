import { memo } from 'react'
import type { HealthPackage, LabTest } from '@homecare/domain/catalogue'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { classNames } from '@homecare/ui/class-names'
import { Disclosure, ScriptedDisclosure } from '@homecare/ui/disclosure'
import { Icon } from '@homecare/ui/icon'
import { CheckCircleIcon } from '@homecare/ui/icons'
import { deferredLayout } from '@homecare/ui/deferred-layout'
import { Price } from '@homecare/ui/price'
import * as texts from '../../locales/en/catalogue.json'
import { useWizard } from '../../wizard/wizard-provider'
import { PackageContents } from './package-contents'
import styles from './package-card.module.css'

interface PackageCardProps {
  pack: HealthPackage
  tests: readonly LabTest[]
  chosen: boolean
  /** In the page's HTML and below its first screen; otherwise it is listed for a search or a topic, in the browser only. */
  deferred: boolean
}

export const PackageCard = memo(function PackageCard({ pack, tests, chosen, deferred }: PackageCardProps) {
  const wizard = useWizard()
  const Details = deferred ? Disclosure : ScriptedDisclosure
  const contained = tests.filter((test) => pack.testIds.includes(test.id))
  return (
    <Card as="li" className={classNames(styles.card, deferred && deferredLayout)} tone={chosen ? 'sage' : 'white'}>
      <h3 className={styles.name}>{pack.name}</h3>
      <p className={styles.for}>{pack.tells || pack.benefits[0]}</p>
      <p className={styles.price}>
        <Price fils={pack.priceFils} was={pack.previousPriceFils} />
      </p>
      <Details summary={texts.inside({ count: contained.length })} className={styles.inside}>
        <ul className={styles.benefits}>
          {pack.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <PackageContents tests={contained} />
      </Details>
      {chosen && (
        <p className={styles.chosen}>
          <Icon icon={CheckCircleIcon} size={18} />
          <span>{texts.chosen}</span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={texts.dropItem({ name: pack.name })}
            onClick={() => wizard.send({ type: 'REMOVE_PACKAGE', packageId: pack.id })}
          >
            {texts.drop}
          </Button>
        </p>
      )}
      <Button
        variant="secondary"
        wide
        aria-label={texts.bookPackageFor({ name: pack.name })}
        onClick={() => wizard.send({ type: 'BOOK_PACKAGE', packageId: pack.id })}
      >
        {texts.bookPackage}
      </Button>
    </Card>
  )
})
