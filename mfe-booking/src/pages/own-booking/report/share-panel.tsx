import { useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { ReportShare, SharedReportLink } from '@homecare/contract/reports'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { useClient } from '@homecare/remote-kit/use-client'
import { offlineOr } from '@homecare/remote-kit/offline'
import { revokeShare, shareReport, type ReportOutcome, type ReportRef } from '../../../api/reports'
import * as reportTexts from '../../../locales/en/report.json'
import * as shareTexts from '../../../locales/en/share.json'
import { MadeLink } from './made-link'
import { ShareList } from './share-list'
import styles from './report-section.module.css'

const filled = (value = ''): string | undefined => (value.trim() === '' ? shareTexts.recipientMissing : undefined)

interface SharePanelProps {
  shares: readonly ReportShare[]
  report: ReportRef
  onShares: (shares: ReportShare[]) => void
  onClosed: () => void
}

/** Makes and withdraws links that open the report to a doctor. */
export function SharePanel({ shares, report, onShares, onClosed }: SharePanelProps) {
  const client = useClient()
  const [made, setMade] = useState<(SharedReportLink & { recipient: string }) | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const refuse = (outcome: Exclude<ReportOutcome<unknown>, { kind: 'done' }>) => {
    if (outcome.kind === 'closed') return onClosed()
    const sentence = 'sentence' in outcome ? outcome.sentence : null
    setRefusal(sentence ?? offlineOr(reportTexts.failed))
  }
  const make = async ({ recipient = '' }: { recipient?: string }) => {
    setRefusal(null)
    const outcome = await shareReport(client, report, recipient.trim())
    if (outcome.kind === 'wrong') return { recipient: outcome.sentence ?? shareTexts.recipientMissing }
    if (outcome.kind !== 'done') return refuse(outcome)
    setMade({ ...outcome.data, recipient: recipient.trim() })
    onShares(outcome.data.shares)
  }
  const revoke = async (id: string) => {
    setRefusal(null)
    const outcome = await revokeShare(client, report, id)
    if (outcome.kind !== 'done') return refuse(outcome)
    setMade(null)
    onShares(outcome.data.shares)
  }

  return (
    <div className={styles.card}>
      <h3 className={styles.subheading}>{shareTexts.title}</h3>
      <p>{shareTexts.lead}</p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {made ? (
        <MadeLink made={made} onHide={() => setMade(null)} />
      ) : (
        <ServerForm<{ recipient?: string }> onSubmit={make}>
          {({ handleSubmit, submitting }) => (
            <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
              <TextField
                name="recipient"
                label={shareTexts.recipient}
                hint={shareTexts.recipientHint}
                required
                autoComplete="off"
                maxLength={100}
                validate={filled}
              />
              <Button type="submit" variant="secondary" busy={submitting} busyLabel={shareTexts.making}>
                {shareTexts.make}
              </Button>
            </form>
          )}
        </ServerForm>
      )}
      <ShareList shares={shares} onRevoke={(id) => void revoke(id)} />
    </div>
  )
}
