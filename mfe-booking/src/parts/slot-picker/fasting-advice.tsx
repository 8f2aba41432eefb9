import { patientTime } from '@homecare/domain/clock'
import { statementChoices } from '@homecare/domain/fasting'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { findSlot } from '@homecare/domain/slots'
import { Field } from '@homecare/ui/field'
import { Notice } from '@homecare/ui/notice'
import { SelectInput } from '@homecare/ui/select-input'
import * as texts from '../../locales/en/slot.json'

/** Recommends a morning time and warns about later ones, which can be booked all the same. */
export function FastingAdvice({ hours, time }: { hours: number; time: string | null }) {
  const isAfterMorning = time !== null && findSlot(time)?.period !== 'Morning'
  return (
    <Notice kind={isAfterMorning ? 'warning' : 'info'} title={texts.fastingTitle({ hours })}>
      {isAfterMorning ? texts.fastingOther({ hours }) : texts.fastingMorning}
    </Notice>
  )
}

interface StatementProps {
  hours: number
  slot: SlotChoice
  since: string | undefined
  onSince: (since: string | undefined) => void
}

/** A time that is sooner than a fast that begins now: it can be booked by who has not eaten for long enough already. */
export function FastingStatement({ hours, slot, since, onSince }: StatementProps) {
  return (
    <>
      <Notice kind="warning" title={texts.tooSoonTitle({ hours })}>
        {texts.tooSoon({ hours })}
      </Notice>
      <Field label={texts.since} hint={texts.sinceHint} required>
        {(aria) => (
          <SelectInput
            {...aria}
            value={since ?? ''}
            placeholder={texts.sinceChoose}
            options={statementChoices(slot, hours).map((at) => ({ value: at.toISOString(), label: patientTime(at) }))}
            onChange={(event) => onSince(event.target.value || undefined)}
          />
        )}
      </Field>
    </>
  )
}
