import { memo, useContext } from 'react'
import type { LabTest } from '@homecare/domain/catalogue'
import { COMMA } from '@homecare/domain/locales'
import { Checkbox } from '@homecare/ui/checkbox'
import { ScriptedDisclosure } from '@homecare/ui/disclosure'
import { Price } from '@homecare/ui/price'
import * as texts from '../../locales/en/catalogue.json'
import type { WizardActor } from '../../wizard/wizard-provider'
import { reportIn } from './report-in'
import { TestWords } from './test-words'
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
  const words = useContext(TestWords)?.get(test.id)
  const tells = words?.tells
  const tick = () => wizard.send({ type: chosen ? 'REMOVE_TEST' : 'ADD_TEST', testId: test.id })
  return (
    <li className={styles.card} data-chosen={chosen || undefined}>
      <div className={styles.head}>
        <Checkbox className={styles.tick} label={test.name} checked={chosen} onChange={tick} />
        <Price fils={test.priceFils} />
      </div>
      {/* Its place, and that of what is measured, are kept until they are loaded. */}
      {tells !== '' && (
        <p key={tells} className={styles.tells}>
          {tells}
        </p>
      )}
      <p className={styles.facts}>{[fasting, reportIn(test.turnaroundHours)].join(' · ')}</p>
      <div className={styles.markers}>
        {words && (
          <ScriptedDisclosure summary={texts.biomarkers({ count: words.biomarkers.length })}>
            <p>{words.biomarkers.join(COMMA)}</p>
          </ScriptedDisclosure>
        )}
      </div>
      {inPackage && !refusedFor && <p className={styles.inside}>{texts.inPackage({ name: inPackage })}</p>}
      {refusedFor && (
        <p className={styles.refused} role="alert">
          {texts.refused({ test: test.name, pack: refusedFor })}
        </p>
      )}
    </li>
  )
})
