import { useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { cleanLine } from '@homecare/domain/text'
import { useHost } from '@homecare/remote-kit/host-context'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { ServerForm } from '@homecare/ui/server-form'
import { offlineOr } from '@homecare/remote-kit/offline'
import type { RequestTexts } from '../../content/booking-form'
import { RequestFields } from './request-fields'
import type { RequestValues } from './request-rules'
import { RequestSent, type SentRequest } from './request-sent'
import type { RequestOutcome } from './send-request'
import styles from './request-form.module.css'

/** All fields as the rules have checked them. */
const cleaned = (values: Partial<RequestValues>): RequestValues =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rules let no required field be empty.
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, cleanLine(text)])) as RequestValues

/** Where a link to the phone stands. */
const PHONE_MARK = { phone: '{phone}' }

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

/** A form for name, email, phone, date and service, which gives way to a panel once it is sent. Without scripts the browser posts it. */
export function RequestForm({ texts, ...rest }: RequestFormProps) {
  const [sent, setSent] = useState<SentRequest | null>(null)
  const [isAgain, setAgain] = useState(false)
  const another = () => {
    setAgain(true)
    setSent(null)
  }
  if (sent) return <RequestSent texts={texts} sent={sent} onAnother={another} />
  return (
    <>
      {/* A plain post comes back to #booked. */}
      <div id="booked" className={styles.booked}>
        <RequestSent texts={texts} sent={null} />
      </div>
      <div className={styles.unsent}>
        <p className={styles.lead}>{texts.lead}</p>
        <UnsentForm texts={texts} takesFocus={isAgain} onSent={setSent} {...rest} />
      </div>
    </>
  )
}

type UnsentFormProps = RequestFormProps & { takesFocus: boolean; onSent: (sent: SentRequest) => void }

function UnsentForm({ texts, send, choice, carried, takesFocus, onSent, ...fields }: UnsentFormProps) {
  const host = useHost()
  const [initial] = useState<Partial<RequestValues>>(() => (choice ? { service: choice } : {}))
  const [help, setHelp] = useState<string | null>(null)
  const submit = async (typed: Partial<RequestValues>) => {
    const values = cleaned(typed)
    // English is what the server assumes, so that the language is in the Arabic build only.
    const outcome = await send(LOCALE === SOURCE_LOCALE ? values : { ...values, locale: LOCALE })
    if (outcome.ok) {
      host.notify('success', texts.success)
      onSent({ orderId: outcome.orderId, phoneNumber: values.phoneNumber, at: serverNow() })
      return undefined
    }
    host.notify('error', texts.failure)
    setHelp(
      outcome.tooMany ? texts.tooMany(PHONE_MARK) : offlineOr(texts.failureHelp(PHONE_MARK), texts.offline(PHONE_MARK)),
    )
    return { ok: false, problem: { fields: outcome.fields } }
  }
  return (
    <ServerForm<Partial<RequestValues>> initialValues={initial} onSubmit={submit}>
      {(form) => (
        <>
          <RequestFields texts={texts} help={help} takesFocus={takesFocus} {...fields} {...form} />
          {carried && <ChooseCarried service={carried} />}
        </>
      )}
    </ServerForm>
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
