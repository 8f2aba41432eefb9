import { useId, useRef, useState } from 'react'
import { FormSpy } from 'react-final-form'
import { ServerForm } from '@homecare/ui/server-form'
import { orderIdAt } from '@homecare/domain/order-id'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { DateField, SelectField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { TitledPanel } from '../../parts/panel'
import { useChange } from '../../api/use-change'
import { contactByOf, languageOf, type CallerDetails, type CallerDraft } from './caller-draft'
import { PersonFields } from './caller-fields'
import { CallerSearch } from './caller-search'
import { callerMessages } from './messages'
import styles from './caller-form.module.css'

const text = callerMessages
const SERVICES = SERVICE_CHOICES.map((service) => ({ value: service, label: service }))
const required = (value: string | undefined) => (value ? undefined : 'This field is required')

const NAMES = { phoneNumber: 'phone', date: 'day' }

interface CallerRequestProps {
  draft: CallerDraft
  onChange: (change: Partial<CallerDraft>) => void
}

/** A request for a service that needs no payment now, as the form of a service page makes it. */
export function CallerRequest({ draft, onChange }: CallerRequestProps) {
  const formId = useId()
  const today = useClientToday()
  const { busy, refusal, run } = useChange()
  const [initial, setInitial] = useState(draft.details)
  // A second click sends the same content under the same order id, so that it is one request.
  const last = useRef({ content: '', orderId: '' })

  const create = async (details: CallerDetails) => {
    if (busy !== null) return
    const { fullName = '', email = '', phone = '', day = '', service = '' } = details
    const chosen = { locale: languageOf(details), contactBy: contactByOf(details) }
    const request = { fullName, email, phoneNumber: phone, date: day, service, ...chosen }
    const content = JSON.stringify(request)
    if (content !== last.current.content) last.current = { content, orderId: orderIdAt(serverNow()) }
    const body = { ...request, orderId: last.current.orderId }
    const answer = await run('create', (api) => api.post('/api/callers/requests', { body }))
    if (answer.ok) onChange({ done: { kind: 'request', ...answer.data } })
  }

  return (
    <div className={styles.steps}>
      <TitledPanel title={text.details.title}>
        <CallerSearch
          catalogue={null}
          onUse={({ details: found }) => {
            setInitial({ ...draft.details, ...found })
            onChange({ details: { ...draft.details, ...found } })
            // The clicked button stays, but the work goes on in the form below.
            document.getElementById(formId)?.querySelector<HTMLElement>('[name=fullName]')?.focus()
          }}
        />
        <ServerForm<CallerDetails> onSubmit={create} initialValues={initial} names={NAMES}>
          {({ handleSubmit }) => (
            <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
              <PersonFields />
              <div className={styles.pair}>
                <SelectField
                  name="service"
                  label={text.details.service}
                  required
                  options={SERVICES}
                  placeholder={text.details.choose}
                  validate={required}
                />
                <DateField name="day" label={text.details.day} required min={today} validate={required} />
              </div>
              <FormSpy<CallerDetails>
                subscription={{ values: true }}
                onChange={({ values }) => {
                  if (values) onChange({ details: values })
                }}
              />
              {refusal && <Notice kind="error">{refusal}</Notice>}
              <div>
                <Button type="submit" busy={busy !== null} busyLabel={text.summary.creating}>
                  {text.summary.createRequest}
                </Button>
              </div>
            </form>
          )}
        </ServerForm>
      </TitledPanel>
    </div>
  )
}
