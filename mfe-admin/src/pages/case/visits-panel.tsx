import { useState } from 'react'
import type { CareVisit } from '@homecare/contract/care-visits'
import { careVisitEventsOf, type CareVisitEvent } from '@homecare/domain/care-visit-table'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { Button } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { usePermission } from '../../api/use-permission'
import { SKILL_NAMES } from '../../parts/credentials'
import { useKeys } from '../../parts/keys/use-keys'
import { TitledPanel } from '../../parts/panel'
import { useCaseChange, type CaseProps } from './use-case'
import { useVisitUndo } from './use-visit-undo'
import { VisitDialog } from './visit-dialog'
import { visitReason, visitText as text } from '../../parts/visit/visit-messages'
import { VisitReasonDialog } from './visit-reason-dialog'
import { kindsOf, visitTime, type VisitTask } from '../../parts/visit/visit-values'
import styles from './visits-panel.module.css'

/** As many visits as there is need to see; a plan makes dozens. */
const NEXT = 5

/** The visits of a case, the next one first, and what may happen to each. Key v plans one. */
export function VisitsPanel(props: CaseProps) {
  const { careCase } = props
  const mayPlan = usePermission('plan-care') && kindsOf(careCase).length > 0
  const [task, setTask] = useState<VisitTask | null>(null)
  const [asked, setAsked] = useState<{ event: 'cancel' | 'miss'; visit: CareVisit } | null>(null)
  const { busy, refusal, change } = useCaseChange(props)
  const undoOf = useVisitUndo(props)
  useKeys({ v: () => mayPlan && setTask({ kind: 'plan' }) })
  const planned = careCase.visits.filter(({ state }) => state === 'planned')
  const others = careCase.visits.filter(({ state }) => state !== 'planned')
  const onEvent = (event: CareVisitEvent, visit: CareVisit) => {
    if (event === 'assign' || event === 'move') return setTask({ kind: event, visit })
    if (event === 'cancel' || event === 'miss') return setAsked({ event, visit })
    void change(
      `${event} ${visit.id}`,
      (api, { params, version }) =>
        api.post('/api/cases/{id}/visits/{partId}', {
          params: { ...params, partId: visit.id },
          body: { version, event },
        }),
      event === 'done' ? undoOf(event, visit.id) : text.done[event],
    )
  }
  const shown = (visit: CareVisit) => (
    <li key={visit.id} className={styles.visit}>
      <VisitFacts visit={visit} />
      {mayPlan && <VisitButtons visit={visit} busy={busy} onEvent={(event) => onEvent(event, visit)} />}
    </li>
  )
  return (
    <TitledPanel title={text.title}>
      {planned.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ul className={styles.visits}>{planned.slice(0, NEXT).map(shown)}</ul>
      {planned.length > NEXT && (
        <details>
          <summary>{text.more(planned.length - NEXT)}</summary>
          <ul className={styles.visits}>{planned.slice(NEXT).map(shown)}</ul>
        </details>
      )}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {mayPlan && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.plan}
          aria-haspopup="dialog"
          aria-keyshortcuts="v"
          onClick={() => setTask({ kind: 'plan' })}
        >
          {text.plan}
        </Button>
      )}
      {others.length > 0 && (
        <details>
          <summary>{text.earlier}</summary>
          <ul className={styles.visits}>
            {others.map((visit) => (
              <li key={visit.id} className={styles.visit}>
                <VisitFacts visit={visit} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <VisitDialog task={task} onClose={() => setTask(null)} {...props} />
      <VisitReasonDialog asked={asked} onClose={() => setAsked(null)} {...props} />
    </TitledPanel>
  )
}

function VisitFacts({ visit }: { visit: CareVisit }) {
  const { kind, service, skills, state, reason, reasonText, nurse, acceptedRules } = visit
  const needed = CARE_SKILLS.filter((skill) => skills.includes(skill)).map((skill) => SKILL_NAMES[skill])
  const rules = acceptedRules.map((name) => text.rules[name] ?? name)
  return (
    <div className={styles.facts}>
      <span className={styles.time}>{visitTime(visit)}</span>
      <span>{text.of(text.kinds[kind], service)}</span>
      {(nurse || state === 'planned') && (
        <span className={nurse ? undefined : styles.missing}>
          <bdi>{nurse?.name ?? text.noNurse}</bdi>
        </span>
      )}
      {acceptedRules.length > 0 && <span className={styles.quiet}>{text.accepted(rules.join(', '))}</span>}
      {needed.length > 0 && <span className={styles.quiet}>{text.needs(needed.join(', '))}</span>}
      {state !== 'planned' && (
        <span className={styles.quiet}>
          {[text.states[state], visitReason(reason, reasonText)].filter(Boolean).join(': ')}
        </span>
      )}
    </div>
  )
}

interface VisitButtonsProps {
  visit: CareVisit
  busy: string | null
  onEvent: (event: CareVisitEvent) => void
}

function VisitButtons({ visit, busy, onEvent }: VisitButtonsProps) {
  const { state, startsAt, nurse } = visit
  const now = { state, startsAt: new Date(startsAt), hasNurse: nurse !== null }
  const isMain = (event: CareVisitEvent) => event === 'done' || (event === 'assign' && !nurse)
  const events = careVisitEventsOf(now, serverNow())
  return (
    <div className={styles.buttons}>
      {[...events.filter(isMain), ...events.filter((event) => !isMain(event))].map((event) => (
        <Button
          key={event}
          variant={isMain(event) ? 'secondary' : 'quiet'}
          size="sm"
          className={isMain(event) ? styles.main : undefined}
          busy={busy === `${event} ${visit.id}`}
          aria-haspopup={event === 'done' || event === 'unassign' ? undefined : 'dialog'}
          onClick={() => onEvent(event)}
        >
          {event === 'assign' && nurse ? text.changeNurse : text.buttons[event]}{' '}
          <VisuallyHidden>{visitTime(visit)}</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}
