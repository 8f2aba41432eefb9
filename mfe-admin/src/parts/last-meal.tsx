import { staffTime } from '@homecare/domain/clock'
import { statementChoices } from '@homecare/domain/fasting'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { Field } from '@homecare/ui/field'
import { SelectInput } from '@homecare/ui/select-input'
import { messages } from '../messages'

interface LastMealProps {
  slot: SlotChoice
  hours: number
  since: string | undefined
  onSince: (since: string | undefined) => void
}

/** The time is sooner than a fast that begins now: since when has the patient not eaten? */
export function LastMeal({ slot, hours, since, onSince }: LastMealProps) {
  const text = messages.lastMeal
  return (
    <Field label={text.label} hint={text.hint(hours)} required>
      {(aria) => (
        <SelectInput
          {...aria}
          value={since ?? ''}
          placeholder={text.choose}
          options={statementChoices(slot, hours).map((at) => ({ value: at.toISOString(), label: staffTime(at) }))}
          onChange={(event) => onSince(event.target.value || undefined)}
        />
      )}
    </Field>
  )
}
