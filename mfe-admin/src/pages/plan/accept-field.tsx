import { useForm, useFormState } from 'react-final-form'
import type { PlanEffect } from '@homecare/contract/plans'
import { Checkbox } from '@homecare/ui/checkbox'
import { visitText } from '../../parts/visit/visit-messages'
import { lostOf } from './effect-summary'
import { planText } from './messages'
import type { PlanValues } from './plan-values'
import { acceptedOf } from './rule-values'

/** Accepts for the nurses of the form what speaks against them softly, in all visits of their rules: twelve hours on six days do. */
export function AcceptField({ effect }: { effect: PlanEffect }) {
  const { change } = useForm<PlanValues>()
  const { values } = useFormState<PlanValues>({ subscription: { values: true } })
  const accepted = values.rules.flatMap(acceptedOf)
  const open = lostOf(effect.visits).flatMap(({ rules }) => rules)
  const names = [...new Set([...accepted, ...open])]
  if (names.length === 0 || !values.rules.some(({ nurseId }) => nurseId !== '')) return null
  const said = names.map((name) => visitText.rules[name] ?? name).join(', ')
  return (
    <Checkbox
      label={planText.effect.accept}
      detail={said}
      checked={names.every((name) => accepted.includes(name))}
      onChange={({ target }) =>
        change(
          'rules',
          values.rules.map((rule) => ({ ...rule, accepted: target.checked ? names : [], acceptedFor: rule.nurseId })),
        )
      }
    />
  )
}
