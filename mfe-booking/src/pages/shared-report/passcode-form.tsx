import { useEffect, useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { SharedReport, SharedReportState } from '@homecare/contract/reports'
import { patientTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { useClient } from '@homecare/remote-kit/use-client'
import { offlineOr } from '@homecare/remote-kit/offline'
import { lookAtSharedReport, openSharedReport } from '../../api/reports'
import * as reportTexts from '../../locales/en/report.json'
import * as sharedReportTexts from '../../locales/en/shared-report.json'
import styles from './shared-report-page.module.css'

const filled = (value = ''): string | undefined => (value.trim() === '' ? sharedReportTexts.passcodeMissing : undefined)

interface PasscodeFormProps {
  token: string
  onOpened: (report: SharedReport) => void
  /** The link opens nothing any more, with the server's sentence. */
  onEnded: (sentence: string) => void
}

export function PasscodeForm({ token, onOpened, onEnded }: PasscodeFormProps) {
  const client = useClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [state, setState] = useState<SharedReportState['state']>('current')
  useEffect(() => {
    let isShown = true
    void lookAtSharedReport(client, token).then((outcome) => {
      // Without an answer the passcode is asked for all the same, and then the server says it.
      if (isShown && outcome.kind === 'done') setState(outcome.data.state)
    })
    return () => {
      isShown = false
    }
  }, [client, token])

  const submit = async ({ passcode = '' }: { passcode?: string }) => {
    setRefusal(null)
    const outcome = await openSharedReport(client, { token, passcode })
    if (outcome.kind === 'done') return onOpened(outcome.data)
    if (outcome.kind === 'wrong') return { passcode: outcome.sentence ?? sharedReportTexts.passcodeMissing }
    if (outcome.kind === 'none') return onEnded(outcome.sentence ?? sharedReportTexts.noneHelp)
    setRefusal(
      outcome.kind === 'wait'
        ? reportTexts.waitPasscode({ when: patientTime(outcome.until) })
        : offlineOr(reportTexts.failed),
    )
  }

  if (state === 'withdrawn')
    return (
      <Notice kind="warning" title={sharedReportTexts.withdrawnTitle}>
        {sharedReportTexts.withdrawn}
      </Notice>
    )
  return (
    <Card as="section" padding="lg">
      {state === 'replaced' && (
        <Notice kind="warning" title={sharedReportTexts.replacedTitle}>
          {sharedReportTexts.replaced}
        </Notice>
      )}
      <ServerForm<{ passcode?: string }> onSubmit={submit}>
        {({ handleSubmit, submitting }) => (
          <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
            <TextField
              name="passcode"
              label={sharedReportTexts.passcode}
              hint={sharedReportTexts.passcodeHint}
              required
              autoComplete="off"
              maxLength={40}
              validate={filled}
            />
            {refusal && <Notice kind="error">{refusal}</Notice>}
            <Button type="submit" busy={submitting} busyLabel={reportTexts.opening}>
              {sharedReportTexts.open}
            </Button>
          </form>
        )}
      </ServerForm>
    </Card>
  )
}
