import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import type { BloodTestItem } from '@homecare/contract/staff'
import { isFree } from '@homecare/domain/nurse-choice'
import { SelectField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { failureText } from '../../api/failure-text'
import { detailMessages } from './messages'

const text = detailMessages.move
export const NOBODY = 'none'

interface MoveNurseFieldProps {
  record: Pick<BloodTestItem, 'id' | 'nurse'>
  date: string | undefined
  time: string | undefined
}

/** Who makes the visit at the new time: the same nurse if free, else one who is, or nobody yet. */
export function MoveNurseField({ record, date = '', time = '' }: MoveNurseFieldProps) {
  const api = useApi()
  const form = useForm()
  const { id, nurse } = record
  const isChosen = date !== '' && time !== ''
  const { data, error } = useQuery({
    queryKey: ['nurse-choices', id, date, time],
    enabled: isChosen,
    queryFn: async ({ signal }) =>
      responseOf(
        await api.get('/api/bloodtests/{id}/nurses', { params: { id }, query: { date, time }, signal }),
        undefined,
      ).value,
  })
  const free = data?.choices.filter(isFree) ?? null
  const stays = nurse !== null && free?.some((each) => each.id === nurse.id) === true
  const usual = free === null ? undefined : stays ? nurse.id : nurse === null ? NOBODY : ''
  useEffect(() => {
    form.change('nurse', usual)
  }, [form, usual, date, time])
  if (!isChosen) return null
  if (error) return <Notice kind="error">{failureText(error.failure)}</Notice>
  if (free === null) return <p role="status">{text.loadingNurses}</p>
  return (
    <SelectField
      name="nurse"
      label={text.nurse}
      required
      hint={nurse === null ? text.free(free.length) : (stays ? text.stays : text.notFree)(nurse.name)}
      options={[
        ...free.map((each) => ({ value: each.id, label: each.name })),
        { value: NOBODY, label: text.leaveOpen },
      ]}
      placeholder={text.chooseNurse}
      validate={missing}
    />
  )
}

const missing = (chosen = ''): string | undefined => (chosen ? undefined : text.nurseMissing)
