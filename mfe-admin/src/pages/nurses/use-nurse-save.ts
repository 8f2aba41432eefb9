import { useState } from 'react'
import type { Nurses } from '@homecare/contract/admin/nurses'
import { useApi } from '../../api/api-context'
import { failureText } from '../../api/failure-text'
import { nurseMessages } from './messages'
import type { Nurse } from './nurse'
import { FORM_DAYS, inputOf, type NurseErrors, type NurseValues } from './nurse-values'
import { nurseName } from '@homecare/domain/nurse'

const text = nurseMessages.form
const FIELDS = [
  ...(['firstName', 'lastName', 'licenceNumber', 'phoneNumber', 'languages'] as const),
  ...(['profession', 'licenceUntil', 'sex'] as const),
]

interface NurseRefusal {
  text: string
  /** Somebody else's change came first. */
  conflict: boolean
}

/** Saves a new nurse (`base` null) or a change; ends with the sentence for the toast, or with errors for the fields. */
export function useNurseSave({ base, onNurses }: { base: Nurse | null; onNurses: (nurses: Nurses) => void }) {
  const api = useApi()
  const [refusal, setRefusal] = useState<NurseRefusal | null>(null)

  const save = async (values: NurseValues): Promise<{ done: string } | { errors: NurseErrors }> => {
    setRefusal(null)
    const input = inputOf(values)
    const response = await (base
      ? api.post('/api/nurses/{id}', { params: { id: base.id }, body: { ...input, version: base.version } })
      : api.post('/api/nurses', { body: input }))
    if (response.ok) {
      onNurses(response.data)
      return { done: doneText(base, nurseName(input), response.data) }
    }
    const { code, fields = {} } = response.problem ?? {}
    const errors = fieldErrors(fields, input.hours)
    const conflict = code === 'CONFLICT'
    if (Object.keys(errors).length === 0) {
      const other = Object.values(fields)[0]
      setRefusal({ text: conflict ? text.conflict : (other ?? failureText(response)), conflict })
    }
    return { errors }
  }
  return { refusal, save }
}

function doneText(base: Nurse | null, name: string, { nurses }: Nurses): string {
  if (!base) return text.added(name)
  const now = nurses.find(({ id }) => id === base.id)?.visitsAhead ?? 0
  return now < base.visitsAhead ? text.savedUnassigned(name, base.visitsAhead - now) : text.saved(name)
}

/** The server names the fields of its body: `licenceNumber`, `languages.0`, `hours.2.to`. */
function fieldErrors(fields: Record<string, string>, hours: readonly { weekday: number }[]): NurseErrors {
  const errors: NurseErrors = {}
  for (const [path, message] of Object.entries(fields)) {
    const [name = '', at = ''] = path.split('.')
    const field = FIELDS.find((each) => each === name)
    if (field) errors[field] = message
    const weekday = name === 'hours' ? hours[Number(at)]?.weekday : undefined
    const day = FORM_DAYS.find((each) => each.weekday === weekday)
    if (day) errors.days = { ...errors.days, [day.key]: message }
  }
  return errors
}
