import { useId, useMemo, useState, type ReactNode } from 'react'
import { useField, useForm } from 'react-final-form'
import { ServerForm } from '@homecare/ui/server-form'
import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { CheckIcon, UndoIcon } from '@homecare/ui/icons'
import { TextInput } from '@homecare/ui/text-input'
import { useChange } from '../../api/use-change'
import { slotPlanMessages } from './messages'
import type { SlotSeats } from './plan-of-day'
import styles from './seats-input.module.css'

const text = slotPlanMessages.day
const MAX_SEATS = 1000

interface Values {
  seats?: string
}

interface SeatsInputProps {
  date: string
  slot: SlotSeats
  onPlan: (plan: SlotPlan) => void
}

/** The seats of one half hour: saved on blur or with Enter, reset with Esc. */
export function SeatsInput({ date, slot, onPlan }: SeatsInputProps) {
  const { time, seats, own } = slot
  const [saved, setSaved] = useState(false)
  const { busy, refusal, run, reset } = useChange()
  const initial = useMemo((): Values => ({ seats: String(seats) }), [seats])

  const save = async (capacity: number | null) => {
    const answer = await run(time, (api) => api.post('/api/slot-plan/capacities', { body: { date, time, capacity } }))
    setSaved(answer.ok)
    if (answer.ok) onPlan(answer.data)
  }
  const submit = async ({ seats: typed = '' }: Values) => {
    if (Number(typed) !== seats && busy === null) await save(Number(typed))
  }

  return (
    <ServerForm<Values> onSubmit={submit} initialValues={initial} names={NAMES}>
      {({ handleSubmit }) => (
        // A day has a form for each time: they must not all be landmarks.
        <form role="none" className={styles.row} data-own={own || undefined} noValidate onSubmit={handleSubmit}>
          <SeatsField
            slot={slot}
            refusal={refusal}
            saved={saved}
            onLeave={() => void handleSubmit()}
            onEdit={() => {
              setSaved(false)
              reset()
            }}
          />
          {own && (
            <Button
              variant="quiet"
              size="sm"
              icon={UndoIcon}
              busy={busy !== null}
              aria-label={text.backOf(time)}
              onClick={() => void save(null)}
            >
              {text.back}
            </Button>
          )}
        </form>
      )}
    </ServerForm>
  )
}

const NAMES = { capacity: 'seats' }

interface SeatsFieldProps {
  slot: SlotSeats
  refusal: ReactNode
  saved: boolean
  onLeave: () => void
  onEdit: () => void
}

function SeatsField({ slot: { time, seats, usual, own }, refusal, saved, onLeave, onEdit }: SeatsFieldProps) {
  const id = useId()
  const form = useForm<Values>()
  const { input, meta } = useField<string>('seats', { validate: wrongSeats, parse: (value) => value })
  return (
    <>
      <label htmlFor={id} className={styles.time}>
        {time}
      </label>
      <TextInput
        {...input}
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={text.seatsOf(time)}
        aria-invalid={meta.invalid || undefined}
        aria-describedby={`${id}-state`}
        onChange={(event) => {
          input.onChange(event)
          onEdit()
        }}
        onBlur={(event) => {
          input.onBlur(event)
          onLeave()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') form.reset()
        }}
      />
      <span id={`${id}-state`} className={styles.state} role="status">
        {meta.invalid || refusal ? (
          <span className={styles.wrong}>{meta.error ?? refusal}</span>
        ) : saved ? (
          <span className={styles.saved}>
            <Icon icon={CheckIcon} size={16} />
            {text.saved}
          </span>
        ) : seats === 0 ? (
          text.none
        ) : (
          own && text.usual(usual)
        )}
      </span>
    </>
  )
}

const wrongSeats = (typed = ''): string | undefined =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= MAX_SEATS ? undefined : text.wrong
