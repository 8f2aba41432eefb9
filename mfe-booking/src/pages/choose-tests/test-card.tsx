import { memo, useContext } from 'react'
import type { LabTest } from '@homecare/domain/catalogue'
import { COMMA } from '@homecare/domain/locales'
import { Checkbox } from '@homecare/ui/checkbox'
import { ScriptedDisclosure } from '@homecare/ui/disclosure'
import { Price } from '@homecare/ui/price'
import * as texts from '../../locales/en/catalogue.json'
import type { WizardActor } from '../../wizard/wizard-provider'
import { reportIn } from './report-in'
import { TestSentences } from './test-sentences'
import styles from './test-card.module.css'

interface TestCardProps {
  test: LabTest
  chosen: boolean
  /** The chosen package that contains the test. */
  inPackage: string | undefined
  /** Set after an attempt to tick a test that a package contains. */
  refusedFor: string | undefined
  wizard: WizardActor
}

/** Memoized, so that of 288 cards only the changed one renders; only visible ones are laid out. */
export const TestCard = memo(function TestCard({ test, chosen, inPackage, refusedFor, wizard }: TestCardProps) {
  const fasting = test.fastingHours === 0 ? texts.noFasting : texts.fastFor({ hours: test.fastingHours })
  const tells = useContext(TestSentences)?.get(test.id)
  const tick = () => wizard.send({ type: chosen ? 'REMOVE_TEST' : 'ADD_TEST', testId: test.id })
  return (
    <li className={styles.card} data-chosen={chosen || undefined}>
      <div className={styles.head}>
        <Checkbox className={styles.tick} label={test.name} checked={chosen} onChange={tick} />
        <Price fils={test.priceFils} />
      </div>
      {/* Its place is kept until it is loaded. */}
      {tells !== '' && (
        <p key={tells} className={styles.tells}>
          {tells}
        </p>
      )}
      <p className={styles.facts}>{[fasting, reportIn(test.turnaroundHours)].join(' · ')}</p>
      <ScriptedDisclosure summary={texts.biomarkers({ count: test.biomarkers.length })} className={styles.markers}>
        <p>{test.biomarkers.join(COMMA)}</p>
      </ScriptedDisclosure>
      {inPackage && !refusedFor && <p className={styles.inside}>{texts.inPackage({ name: inPackage })}</p>}
      {refusedFor && (
        <p className={styles.refused} role="alert">
          {texts.refused({ test: test.name, pack: refusedFor })}
        </p>
      )}
    </li>
  )
})
