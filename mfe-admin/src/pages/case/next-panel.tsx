import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CareCase } from '@homecare/contract/cases'
import { isOpenCase } from '@homecare/domain/case-table'
import { staffTime } from '@homecare/domain/clock'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { Button } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { usePermission } from '../../api/use-permission'
import { dueText } from '../../parts/case/due-text'
import { TitledPanel } from '../../parts/panel'
import { FinishDialog } from './finish-dialog'
import { FollowUpForm } from './follow-up-form'
import { caseText } from './messages'
import type { CaseProps } from './use-case'
import styles from './next-panel.module.css'

const text = caseText.next
type FollowUp = CareCase['followUps'][number]

/** What is to be done next: the call to the sender of the request, and what somebody has planned. */
export function NextPanel(props: CaseProps) {
  const { followUps, requests, state } = props.careCase
  const mayWork = usePermission('work-on-cases')
  const [finishing, setFinishing] = useState<FollowUp | null>(null)
  const open = followUps.filter(({ doneAt }) => doneAt === null)
  const done = followUps.filter(({ doneAt }) => doneAt !== null)
  const pending = requests.find(({ status }) => status === 'Pending')
  return (
    <TitledPanel title={text.title}>
      {open.length === 0 && !pending && isOpenCase(state) && <p className={styles.none}>{text.none}</p>}
      <ul className={styles.steps}>
        {pending && (
          <li className={styles.step}>
            <Link to={`/admin/services/${pending.id}`}>{text.call}</Link>
            <span className={styles.quiet}>{text.callHint}</span>
          </li>
        )}
        {open.map((followUp) => (
          <li key={followUp.id} className={styles.step}>
            <span dir="auto" className={styles.what}>
              {followUp.text}
            </span>
            <Due followUp={followUp} />
            {mayWork && (
              <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setFinishing(followUp)}>
                {text.done} <VisuallyHidden>{followUp.text}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWork && isOpenCase(state) && <FollowUpForm {...props} />}
      {done.length > 0 && (
        <details>
          <summary>{text.earlier}</summary>
          <ul className={styles.steps}>
            {done.map(({ id, text: what, doneAt, doneBy, result }) => (
              <li key={id} className={styles.done}>
                <span dir="auto">{what}</span>
                {result && (
                  <span dir="auto" className={styles.result}>
                    {result}
                  </span>
                )}
                <span className={styles.quiet}>{text.finished(doneBy ?? '', staffTime(new Date(doneAt ?? '')))}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <FinishDialog followUp={finishing} onClose={() => setFinishing(null)} {...props} />
    </TitledPanel>
  )
}

function Due({ followUp: { dueAt, by } }: { followUp: FollowUp }) {
  const { text: at, isDue } = dueText(dueAt, serverNow())
  return (
    <span className={styles.when}>
      <span className={isDue ? styles.due : undefined}>{isDue ? `${at}, ${text.due}` : at}</span>{' '}
      <span className={styles.quiet}>{text.by(by)}</span>
    </span>
  )
}
