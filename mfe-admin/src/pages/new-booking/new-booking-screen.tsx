import { useEffect, useRef, useState } from 'react'
import { Button } from '@homecare/ui/button'
import { useApi } from '../../api/api-context'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { Screen } from '../../parts/screen'
import { useCallerDraft } from './caller-draft'
import { CallerBooking } from './caller-booking'
import { CallerRequest } from './caller-request'
import { callerMessages } from './messages'
import { DoneBooking, DoneRequest } from './done'
import styles from './new-booking-screen.module.css'

const text = callerMessages
const KINDS = ['booking', 'request'] as const

/** A booking or request for a patient who is on the phone. */
export function NewBookingScreen() {
  const api = useApi()
  const call = useCallerDraft()
  const [discarding, setDiscarding] = useState(false)
  const { draft, update, begin } = call

  const isDone = draft.done !== null
  const wasDone = useRef(isDone)
  const kinds = useRef<HTMLDivElement>(null)
  // "Next caller" is gone: the keyboard goes on at the beginning of the form.
  useEffect(() => {
    if (wasDone.current && !isDone) kinds.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    wasDone.current = isDone
  }, [isDone])

  const discard = () => {
    // The hold ends soon in any case, so nobody waits for this.
    if (draft.slot) void api.delete('/api/callers/{callId}/seat', { params: { callId: draft.callId } })
    begin()
    setDiscarding(false)
  }

  if (draft.done)
    return (
      <Screen>
        {draft.done.kind === 'booking' ? (
          <DoneBooking id={draft.done.id} onNext={begin} />
        ) : (
          <DoneRequest {...draft.done} onNext={begin} />
        )}
      </Screen>
    )
  return (
    <Screen
      lead={text.lead}
      actions={
        <Button variant="quiet" size="sm" onClick={() => setDiscarding(true)}>
          {text.discard}
        </Button>
      }
    >
      <div ref={kinds} className={styles.kinds} role="group" aria-label={text.kinds.label}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" aria-pressed={draft.kind === kind} onClick={() => update({ kind })}>
            {text.kinds[kind]}
          </button>
        ))}
      </div>
      {draft.kind === 'booking' ? (
        <CallerBooking key={`${draft.callId} booking`} draft={draft} onChange={update} />
      ) : (
        <CallerRequest key={`${draft.callId} request`} draft={draft} onChange={update} />
      )}
      <ConfirmDialog
        open={discarding}
        title={text.discardTitle}
        save={text.discard}
        busy={false}
        refusal={null}
        onClose={() => setDiscarding(false)}
        onSave={discard}
      >
        <p>{text.discardText}</p>
      </ConfirmDialog>
    </Screen>
  )
}
