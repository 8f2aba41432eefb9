import { useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { cleanLine } from '@homecare/domain/text'
import { useHost } from '@homecare/remote-kit/host-context'
import { ServerForm } from '@homecare/ui/server-form'
import { Notice } from '@homecare/ui/notice'
import type { RequestTexts } from '../../content/booking-form'
import { RequestFields } from './request-fields'
import type { RequestValues } from './request-rules'
import type { RequestOutcome } from './send-request'
import styles from './request-form.module.css'

/** All fields as the rules have checked them. */
const cleaned = (values: Partial<RequestValues>): RequestValues =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rules let no required field be empty.
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, cleanLine(text)])) as RequestValues

export type RequestFormProps = {
  texts: RequestTexts
  /** The address to which the form posts without scripts. */
  path: '/api/send-email' | '/api/contact'
  send: (values: RequestValues) => Promise<RequestOutcome>
  choices: readonly string[]
  choice?: string
  /** A service that is known only in the browser: chosen then, unless the visitor has chosen one already. */
  carried?: string
  /** Rejects past days. */
  fromToday?: boolean
  /** Shows the Free Booking badge beside a chosen service. */
  free?: boolean
}

/** A form for name, email, phone, date and service. Without scripts the browser posts it. */
export function RequestForm({ texts, send, choice, carried, ...fields }: RequestFormProps) {
  const host = useHost()
  const [initial] = useState<Partial<RequestValues>>(() => (choice ? { service: choice } : {}))
  const [help, setHelp] = useState<string | null>(null)
  return (
    <>
      {/* A plain post comes back to #booked. */}
      <div id="booked" className={styles.booked}>
        <Notice kind="success" title={texts.success} />
      </div>
      <ServerForm<Partial<RequestValues>>
        initialValues={initial}
        onSubmit={async (values, form) => {
          const sent = await send(cleaned(values))
          setHelp(null)
          if (sent.ok) {
            // In a microtask, since final-form has not yet recorded that this submit succeeded.
            queueMicrotask(() => form.restart(initial))
            host.notify('success', texts.success)
            return undefined
          }
          host.notify('error', texts.failure)
          setHelp(sent.tooMany ? texts.tooMany : texts.failureHelp)
          return { ok: false, problem: { fields: sent.fields } }
        }}
      >
        {(form) => (
          <>
            <RequestFields texts={texts} help={help} {...fields} {...form} />
            {carried && <ChooseCarried service={carried} />}
          </>
        )}
      </ServerForm>
    </>
  )
}

/** Stands after the fields, which first take over what was chosen before scripts ran. */
function ChooseCarried({ service }: { service: string }) {
  const form = useForm<Partial<RequestValues>>()
  useEffect(() => {
    if (!form.getState().values.service) form.change('service', service)
  }, [form, service])
  return null
}
