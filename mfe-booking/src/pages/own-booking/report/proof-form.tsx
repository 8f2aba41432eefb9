import { useMemo, useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { OpenedReport } from '@homecare/contract/reports'
import type { OwnBooking } from '@homecare/contract/self-service'
import { patientTime } from '@homecare/domain/clock'
import { dubaiDate } from '@homecare/domain/dates'
import { birthDateMessage, readBirthDate } from '@homecare/domain/identity'
import { cleanLine, latinDigits } from '@homecare/domain/text'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useClient } from '@homecare/remote-kit/use-client'
import { useToday } from '@homecare/remote-kit/use-today'
import { offlineOr } from '@homecare/remote-kit/offline'
import { openOwnReport, type ReportProof } from '../../../api/reports'
import type { OrderRef } from '../../../wizard/context'
import { OrderContact } from '../../../parts/order-contact'
import * as texts from '../../../locales/en/report.json'
import type { WhoseReport } from './whose-report'
import styles from './report-section.module.css'

const fourDigits = (value = ''): string | undefined =>
  /^\d{4}$/.test(latinDigits(value)) ? undefined : texts.digitsMissing

interface ProofFormProps {
  link: OrderRef
  person: number
  whose: WhoseReport
  proof: OwnBooking['reportProof']
  onOpened: (opened: OpenedReport) => void
}

interface Values {
  digits?: string
  birthDate?: string
}

/** Opens the report of one person with what the link's holder must know in addition. */
export function ProofForm({ link, person, whose, proof, onOpened }: ProofFormProps) {
  const client = useClient()
  const today = useToday() ?? dubaiDate(serverNow())
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const submit = async ({ digits = '', birthDate = '' }: Values) => {
    setRefusal(null)
    const birth = readBirthDate(birthDate, today)
    const given: ReportProof =
      proof === 'birth date' && 'date' in birth ? { birthDate: birth.date } : { digits: latinDigits(cleanLine(digits)) }
    const outcome = await openOwnReport(client, { ...link, person }, given)
    if (outcome.kind === 'done') return onOpened(outcome.data)
    if (outcome.kind === 'wrong')
      return proof === 'digits'
        ? { digits: outcome.sentence ?? texts.digitsMissing }
        : { birthDate: outcome.sentence ?? texts.failed }
    setWaiting(outcome.kind === 'wait')
    if (outcome.kind === 'wait') return setRefusal(texts.wait({ when: patientTime(outcome.until) }))
    setRefusal(outcome.kind === 'none' ? (outcome.sentence ?? texts.none) : offlineOr(texts.failed))
  }

  return (
    <ServerForm<Values> onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
          {proof === 'digits' ? (
            <TextField
              name="digits"
              label={texts.digits}
              hint={texts.digitsHint}
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              validate={fourDigits}
            />
          ) : (
            <BirthDateField today={today} />
          )}
          {refusal && (
            <Notice kind="error" action={isWaiting && <OrderContact orderId={link.orderId} />}>
              {refusal}
            </Notice>
          )}
          <Button type="submit" busy={submitting} busyLabel={texts.opening}>
            {whose.open}
          </Button>
        </form>
      )}
    </ServerForm>
  )
}

function BirthDateField({ today }: { today: string }) {
  const rule = useMemo(
    () =>
      (typed = '') => {
        const birth = readBirthDate(typed, today)
        return 'date' in birth ? undefined : birthDateMessage(birth.reason)
      },
    [today],
  )
  return (
    <TextField
      name="birthDate"
      label={texts.birthDate}
      hint={texts.birthDateWhy}
      required
      autoComplete="off"
      maxLength={40}
      validate={rule}
    />
  )
}
