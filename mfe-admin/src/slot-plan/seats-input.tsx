import { useId, useState } from 'react'
import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { TextInput } from '@homecare/ui/text-input'
import { useChange } from '../data/use-change'
import { slotPlanMessages } from './messages'
import type { SlotSeats } from './plan-of-day'
import styles from './seats-input.module.css'

const words = slotPlanMessages.day
const MAX_SEATS = 1000

interface SeatsInputProps {
  date: string
  slot: SlotSeats
  onPlan: (plan: SlotPlan) => void
}

/** The seats of one half hour: saved when the field is left or with Enter, taken back with Esc. */
export function SeatsInput({ date, slot, onPlan }: SeatsInputProps) {
  const { time, seats, usual, own } = slot
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(seats)
  const [saved, setSaved] = useState(false)
  const { busy, refusal, run, reset } = useChange()
  const wrong = !isSeats(text)

  const save = async (capacity: number | null) => {
    const answer = await run(time, (api) => api.post('/api/slot-plan/capacities', { body: { date, time, capacity } }))
    setSaved(answer.ok)
    if (!answer.ok) return
    setTyped(null)
    onPlan(answer.data)
  }
  const commit = () => {
    if (!wrong && Number(text) !== seats && busy === null) void save(Number(text))
  }

  return (
    <div className={styles.row} data-own={own || undefined}>
      <label htmlFor={id} className={styles.time}>
        {time}
      </label>
      <TextInput
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.seatsOf(time)}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-told`}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          setSaved(false)
          reset()
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      <span id={`${id}-told`} className={styles.told} role="status">
        {wrong ? (
          <span className={styles.wrong}>{words.wrong}</span>
        ) : refusal ? (
          <span className={styles.wrong}>{refusal}</span>
        ) : saved ? (
          <span className={styles.saved}>
            <Icon name="check" size={16} />
            {words.saved}
          </span>
        ) : seats === 0 ? (
          words.none
        ) : (
          own && words.usual(usual)
        )}
      </span>
      {own && (
        <Button
          variant="quiet"
          size="sm"
          icon="undo"
          busy={busy !== null}
          aria-label={words.backOf(time)}
          onClick={() => void save(null)}
        >
          {words.back}
        </Button>
      )}
    </div>
  )
}

const isSeats = (text: string): boolean => /^\d{1,4}$/.test(text.trim()) && Number(text) <= MAX_SEATS
