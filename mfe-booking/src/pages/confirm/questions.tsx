import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import * as codeTexts from '../../locales/en/code.json'
import * as samePeopleTexts from '../../locales/en/same-people.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { CodeForm } from '../../parts/code-form'
import { Untranslated } from '../../parts/facts'
import { namesOf } from '../../wizard/people'
import { questionOf } from '../../wizard/state-data'
import { PATHS } from '../../wizard/steps'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import styles from '../../parts/code-form.module.css'

/** What the server asks before it holds the seat. */
export function Questions({ busy }: { busy: boolean }) {
  const wizard = useWizard()
  const question = useWizardState((state) => questionOf(state.context))
  const email = useWizardState((state) => state.context.draft.patient.email)
  if (!question) return null
  if (question.about === 'people') return <SamePeople busy={busy} />
  return (
    <CodeForm
      email={email ?? null}
      state={question.state}
      busy={busy}
      onCode={(code) => wizard.send({ type: 'CONFIRM', answers: { code } })}
      onResend={() => wizard.send({ type: 'CONFIRM' })}
    >
      <Link to={PATHS.patient}>{codeTexts.changeEmail}</Link>
    </CodeForm>
  )
}

function SamePeople({ busy }: { busy: boolean }) {
  const wizard = useWizard()
  const names = useWizardState((state) => namesOf(state.context.draft))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card padding="lg">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {samePeopleTexts.heading}
      </h2>
      <p className={styles.lead}>{samePeopleTexts.lead}</p>
      <ul>
        {names.map((name, index) => (
          // Two of them look the same, so the place is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Untranslated>{name}</Untranslated>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          busy={busy}
          busyLabel={sharedTexts.busy}
          onClick={() => wizard.send({ type: 'CONFIRM', answers: { confirmDifferentPeople: true } })}
        >
          {samePeopleTexts.yes}
        </Button>
        <Link to={PATHS.patient}>{samePeopleTexts.change}</Link>
      </div>
    </Card>
  )
}
