import { useEffect, useRef } from 'react'
import type { OpenedReport, ReportShare } from '@homecare/contract/reports'
import type { OwnBooking } from '@homecare/contract/self-service'
import { patientTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useClient } from '@homecare/remote-kit/use-client'
import type { OrderRef } from '../../../wizard/context'
import { ReportDocument } from '../../../parts/report-document'
import * as texts from '../../../locales/en/report.json'
import { SharePanel } from './share-panel'
import type { WhoseReport } from './whose-report'
import styles from './report-section.module.css'

interface OpenReportProps {
  opened: OpenedReport
  link: OrderRef
  person: number
  whose: WhoseReport
  proof: OwnBooking['reportProof']
  onShares: (shares: ReportShare[]) => void
  /** `again` is true if the time was over, so that the digits or the date of birth are needed once more. */
  onClose: (again: boolean) => void
}

/** The opened report with its links for doctors. It closes when the server's time is over. */
export function OpenReport({ opened, link, person, whose, proof, onShares, onClose }: OpenReportProps) {
  const client = useClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { grantedUntil } = opened
  useEffect(() => {
    const timer = setTimeout(() => onClose(true), Math.max(0, Date.parse(grantedUntil) - serverNow().getTime()))
    return () => clearTimeout(timer)
  }, [grantedUntil, onClose])
  const params = { orderId: link.orderId }
  const path = '/api/orders/{orderId}/report/file'
  const closes = proof === 'digits' ? texts.openedUntil : texts.openedUntilBirthDate
  const ofPerson = person === 0 ? {} : { person }
  return (
    <section aria-label={whose.title}>
      <Card padding="lg" className={styles.card}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {whose.title}
        </h2>
        {opened.corrected && <p className={styles.corrected}>{texts.corrected}</p>}
        <ReportDocument
          url={client.url(path, { params, query: ofPerson })}
          downloadUrl={client.url(path, { params, query: { ...ofPerson, download: '1' } })}
          title={whose.frame}
        />
        <p>{texts.meaning}</p>
        <p className={styles.quiet}>{closes({ time: patientTime(new Date(grantedUntil)) })}</p>
        <SharePanel
          shares={opened.shares}
          report={{ ...link, person }}
          onShares={onShares}
          onClosed={() => onClose(true)}
        />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {texts.close}
          </Button>
        </div>
      </Card>
    </section>
  )
}
