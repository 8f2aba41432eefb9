import { memo } from 'react'
import type { LabTest } from '@homecare/domain/catalogue'
import { Checkbox } from '@homecare/ui/checkbox'
import { Icon } from '@homecare/ui/icon'
import { Price } from '@homecare/ui/price'
import { messages } from '../messages'
import type { WizardActor } from '../wizard/wizard-provider'
import styles from './test-card.module.css'

interface TestCardProps {
  test: LabTest
  chosen: boolean
  /** The chosen package that contains the test. */
  inPackage: string | undefined
  /** Set after a try to tick it although a package contains it. */
  refusedFor: string | undefined
  wizard: WizardActor
}

/** Of 288 cards only the one that changes is made again, and only those in sight are laid out. */
export const TestCard = memo(function TestCard({ test, chosen, inPackage, refusedFor, wizard }: TestCardProps) {
  const { biomarkers, fasting, report, inPackage: inside, refused } = messages.choose
  const tick = () => wizard.send({ type: chosen ? 'UNTICK_TEST' : 'TICK_TEST', testId: test.id })
  return (
    <li className={styles.card} data-chosen={chosen || undefined}>
      <div className={styles.head}>
        <Checkbox className={styles.tick} label={test.name} checked={chosen} onChange={tick} />
        <Price fils={test.priceFils} />
      </div>
      <p className={styles.facts}>
        {test.specimen} · {fasting(test.fastingHours)} · {report(test.turnaroundHours)}
      </p>
      <details className={styles.markers}>
        <summary>
          {biomarkers(test.biomarkers.length)}
          <Icon name="chevron-down" size={18} />
        </summary>
        <p>{test.biomarkers.join(', ')}</p>
      </details>
      {inPackage && !refusedFor && <p className={styles.inside}>{inside(inPackage)}</p>}
      <p className={styles.refused} role="status">
        {refusedFor && refused(test.name, refusedFor)}
      </p>
    </li>
  )
})
