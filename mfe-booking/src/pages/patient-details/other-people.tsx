import { useId, useState } from 'react'
import { cartLines, totalOf } from '@homecare/domain/cart'
import { personLines, withRefused } from '@homecare/domain/people-cart'
import { PeopleChoice } from '@homecare/ui/people-choice'
import * as texts from '../../locales/en/patient.json'
import { fieldErrorsOf } from '../../wizard/state-data'
import { draftErrors } from '../../wizard/people'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import styles from './other-people.module.css'

/** Others who have tests in the same visit. */
export function OtherPeople({ attempts }: { attempts: number }) {
  const wizard = useWizard()
  const draft = useWizardState((state) => state.context.draft)
  const catalogue = useWizardState((state) => state.context.catalogue)
  const fields = useWizardState((state) => fieldErrorsOf(state.context))
  const [sent] = useState(draft.others)
  const refused = { fields, others: sent }
  const isPeopleRefused = Object.keys(fields).some((name) => name.startsWith('people'))
  const id = useId()
  if (!catalogue) return null
  return (
    <div role="group" aria-labelledby={`${id}-people`} className={styles.people}>
      <p id={`${id}-people`} className={styles.legend}>
        {texts.people.title}
      </p>
      <p>{texts.people.lead}</p>
      <PeopleChoice
        items={cartLines(catalogue, draft)}
        people={draft}
        onChange={(details) => wizard.send({ type: 'CHANGE_DETAILS', details })}
        errors={withRefused(attempts > 0 ? draftErrors(draft, catalogue) : [], draft.others, refused)}
        attempts={attempts > 0 || !isPeopleRefused ? attempts : 1}
        totalFils={totalOf(personLines(catalogue, draft))}
      />
    </div>
  )
}
