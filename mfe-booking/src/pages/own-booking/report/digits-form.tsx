import { useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { OpenedReport } from '@homecare/contract/reports'
import { patientTime } from '@homecare/domain/clock'
import { cleanLine, latinDigits } from '@homecare/domain/text'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { useClient } from '@homecare/remote-kit/use-client'
import { offlineOr } from '@homecare/remote-kit/offline'
import { openOwnReport } from '../../../api/reports'
import type { OrderRef } from '../../../wizard/context'
import { ContactLinks } from '../../../parts/contact-links'
import * as texts from '../../../locales/en/report.json'
import type { WhoseReport } from './whose-report'
import styles from './report-section.module.css'

const fourDigits = (value = ''): string | undefined =>
  /^\d{4}$/.test(latinDigits(value)) ? undefined : texts.digitsMissing

interface DigitsFormProps {
  link: OrderRef
  person: number
  whose: WhoseReport
  onOpened: (opened: OpenedReport) => void
}

/** Opens the report of one person with the last four digits of the phone number. */
export function DigitsForm({ link, person, whose, onOpened }: DigitsFormProps) {
  const client = useClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const submit = async ({ digits = '' }: { digits?: string }) => {
    setRefusal(null)
    const outcome = await openOwnReport(client, { ...link, person }, latinDigits(cleanLine(digits)))
    if (outcome.kind === 'done') return onOpened(outcome.data)
    if (outcome.kind === 'wrong') return { digits: outcome.sentence ?? texts.digitsMissing }
    setWaiting(outcome.kind === 'wait')
    if (outcome.kind === 'wait') return setRefusal(texts.wait({ when: patientTime(outcome.until) }))
    setRefusal(outcome.kind === 'none' ? (outcome.sentence ?? texts.none) : offlineOr(texts.failed))
  }

  return (
    <ServerForm<{ digits?: string }> onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
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
          {refusal && (
            <Notice kind="error" action={isWaiting && <ContactLinks />}>
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
