import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { Form } from 'react-final-form'
import type { Host } from '@homecare/federation/contract'
import { focusFirstError } from '@homecare/ui/focus-first-error'
import { Notice } from '@homecare/ui/notice'
import type { RequestTexts } from '../content/booking-form'
import { RequestFields } from './request-fields'
import type { RequestValues } from './request-rules'
import type { Sent } from './send-request'
import styles from './request-form.module.css'

const trimmed = (values: RequestValues): RequestValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).trim()]))

export type RequestFormProps = {
  host: Host
  texts: RequestTexts
  /** Where the plain form posts to while no script runs, below the host's `apiBase`. */
  call: '/send-email' | '/contact'
  send: (values: RequestValues) => Promise<Sent>
  choices: readonly string[]
  choice?: string
  /** Refuses days that are over. */
  fromToday?: boolean
  /** Shows the Free Booking badge beside a chosen service. */
  free?: boolean
}

/** Name, email, phone, date and service, sent and announced. Without scripts it is a plain form post. */
export function RequestForm({ host, texts, send, choice, ...fields }: RequestFormProps) {
  const [initial] = useState<RequestValues>(() => (choice ? { service: choice } : {}))
  return (
    <>
      {/* A plain post comes back to #booked. */}
      <div id="booked" className={styles.booked}>
        <Notice kind="success" title={texts.success} />
      </div>
      <Form<RequestValues>
        initialValues={initial}
        decorators={[focusFirstError]}
        onSubmit={async (values, form) => {
          const sent = await send(trimmed(values))
          if (sent.ok) {
            // After this turn: final-form still records the submit that has just succeeded.
            queueMicrotask(() => form.restart(initial))
            host.notify('success', texts.success)
            return undefined
          }
          host.notify('error', texts.failure)
          return { ...sent.fields, [FORM_ERROR]: sent.tooMany ? texts.tooMany : texts.failureHelp }
        }}
        render={(form) => <RequestFields host={host} texts={texts} {...fields} {...form} />}
      />
    </>
  )
}
