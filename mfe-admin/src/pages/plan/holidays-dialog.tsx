import { useState } from 'react'
import type { CallResult } from '@homecare/contract/client'
import type { Holidays } from '@homecare/contract/plans'
import { formatDate } from '@homecare/domain/dates'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { DateField, TextField } from '@homecare/ui/form-field'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../api/use-change'
import { usePolledQuery } from '../../api/use-polled-query'
import { planKey } from '../../parts/care/use-plan'
import { FormDialog } from '../../parts/form-dialog'
import { LoadedBody } from '../../parts/loaded-body'
import { CheckboxField } from './checkbox-field'
import { planText } from './messages'
import styles from './plan-list.module.css'

const text = planText.holidays
type Holiday = Holidays['holidays'][number]

interface Values {
  date?: string
  name?: string
  confirmed?: boolean
}

interface HolidaysDialogProps {
  open: boolean
  /** The case whose plan is loaded again after a change. */
  caseId: string
  onClose: () => void
}

/** The public holidays from today on, which all plans share. */
export function HolidaysDialog({ open, ...props }: HolidaysDialogProps) {
  return open && <OpenDialog {...props} />
}

function OpenDialog({ caseId, onClose }: Omit<HolidaysDialogProps, 'open'>) {
  const { notify } = useHost()
  const cache = useQueryClient()
  const today = useClientToday()
  const loaded = usePolledQuery(['holidays'], (api, options) => api.get('/api/holidays', options))
  const { busy, refusal, run } = useChange()
  /** A form that was saved begins again empty. */
  const [saved, setSaved] = useState(0)
  const change = async (answer: Promise<CallResult<Holidays>>, done: string): Promise<boolean> => {
    const result = await answer
    if (!result.ok) return false
    loaded.set(result.data)
    notify('success', done)
    await Promise.all([
      cache.invalidateQueries({ queryKey: planKey(caseId) }),
      cache.invalidateQueries({ queryKey: ['plan-preview', caseId] }),
    ])
    return true
  }
  const set = (name: string, body: Holiday) =>
    change(
      run(name, (api) => api.post('/api/holidays', { body })),
      text.saved(body.name),
    )
  const remove = ({ date, name }: Holiday) =>
    change(
      run(`remove ${date}`, (api) => api.post('/api/holidays/remove', { body: { date } })),
      text.removed(name),
    )
  return (
    <FormDialog<Values>
      key={saved}
      open
      title={text.button}
      save={text.add}
      saving={text.adding}
      back={text.back}
      busy={busy === 'add'}
      refusal={refusal}
      initialValues={EMPTY}
      validate={errorsIn}
      onClose={onClose}
      onSubmit={async ({ date = '', name = '', confirmed = false }) => {
        if (await set('add', { date, name: name.trim(), confirmed })) setSaved(saved + 1)
      }}
    >
      <p className={styles.quiet}>{text.hint}</p>
      <LoadedBody loaded={loaded}>
        {({ holidays }) => (
          <>
            {holidays.length === 0 && <p>{text.none}</p>}
            <ul className={styles.rows}>
              {holidays.map((holiday) => (
                <li key={holiday.date} className={styles.row}>
                  <p>
                    <strong>{formatDate(holiday.date)}</strong> <bdi>{holiday.name}</bdi>
                    {!holiday.confirmed && <span className={styles.warning}> {text.tentative}</span>}
                  </p>
                  <div className={styles.buttons}>
                    {!holiday.confirmed && (
                      <Button
                        variant="quiet"
                        size="sm"
                        busy={busy === `confirm ${holiday.date}`}
                        onClick={() => void set(`confirm ${holiday.date}`, { ...holiday, confirmed: true })}
                      >
                        {text.confirm} <VisuallyHidden>{holiday.name}</VisuallyHidden>
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      size="sm"
                      busy={busy === `remove ${holiday.date}`}
                      onClick={() => void remove(holiday)}
                    >
                      {text.remove} <VisuallyHidden>{holiday.name}</VisuallyHidden>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedBody>
      <DateField name="date" label={text.date} required today={today} min={today} />
      <TextField name="name" label={text.name} required autoComplete="off" maxLength={60} />
      <CheckboxField name="confirmed" label={text.confirmed} />
    </FormDialog>
  )
}

const EMPTY: Values = { confirmed: true }

const errorsIn = ({ date, name = '' }: Values): Partial<Record<keyof Values, string>> => ({
  ...(!date && { date: text.dateMissing }),
  ...(name.trim() === '' && { name: text.nameMissing }),
})
