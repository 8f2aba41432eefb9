import { useState } from 'react'
import { CASE_REASONS, eventsOf, type CaseEvent } from '@homecare/domain/case-table'
import { Button } from '@homecare/ui/button'
import { usePermission } from '../../api/use-permission'
import { useSession } from '../../api/use-session'
import { caseMessages } from '../../parts/case/messages'
import { useKeys } from '../../parts/keys/use-keys'
import { EventDialog } from './event-dialog'
import { caseText as text } from './messages'
import { useCaseChange, type CaseProps } from './use-case'
import styles from './case-actions.module.css'

/** Who looks after the case, and what may happen to it now. Key t takes it on or gives it back. */
export function CaseActions(props: CaseProps) {
  const { careCase } = props
  const me = useSession()?.userName ?? null
  const mayWork = usePermission('work-on-cases')
  const { busy, refusal, change } = useCaseChange(props)
  const [asked, setAsked] = useState<CaseEvent | null>(null)
  const { responsible, state } = careCase
  const isMine = responsible?.userName === me
  const take = () =>
    void change(
      'assign',
      (api, { params, version }) =>
        api.post('/api/cases/{id}/responsible', { params, body: { version, responsible: isMine ? null : me } }),
      isMine ? text.work.givenBack : text.work.taken,
    )
  const begin = (event: CaseEvent) => {
    if (CASE_REASONS[event]) return setAsked(event)
    void change(
      event,
      (api, { params, version }) => api.post('/api/cases/{id}/events', { params, body: { version, event } }),
      caseMessages.events[event].done,
    )
  }
  useKeys({ t: () => mayWork && take() })
  return (
    <div className={styles.actions}>
      <p className={styles.who}>
        <span className={styles.label}>{text.work.responsible}</span>{' '}
        <bdi>{responsible?.name ?? caseMessages.nobody}</bdi>
      </p>
      {mayWork && (
        <div className={styles.buttons}>
          <Button variant="quiet" size="sm" busy={busy === 'assign'} aria-keyshortcuts="t" onClick={take}>
            {isMine ? text.work.giveBack : responsible ? text.work.takeOver : text.work.take}
          </Button>
          {eventsOf(state).map((event) => (
            <Button
              key={event}
              variant={CASE_REASONS[event] ? 'quiet' : 'secondary'}
              size="sm"
              busy={busy === event}
              title={event === 'beginCare' ? text.beginHint : undefined}
              aria-haspopup={CASE_REASONS[event] ? 'dialog' : undefined}
              onClick={() => begin(event)}
            >
              {caseMessages.events[event].button}
            </Button>
          ))}
        </div>
      )}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <EventDialog event={asked} onClose={() => setAsked(null)} {...props} />
    </div>
  )
}
