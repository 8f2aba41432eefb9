import { useState } from 'react'
import type { OpenedReport, OwnReport } from '@homecare/contract/reports'
import { dubaiDate, formatDate } from '@homecare/domain/dates'
import { Card } from '@homecare/ui/card'
import { Notice } from '@homecare/ui/notice'
import type { OrderRef } from '../../../wizard/context'
import { reportMessages as text } from '../../../parts/report-messages'
import { DigitsForm } from './digits-form'
import { OpenReport } from './open-report'
import styles from './report-section.module.css'

/** The patient's laboratory report: closed until the digits are entered, and again some minutes later. */
export function ReportSection({ report, link }: { report: OwnReport; link: OrderRef }) {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [isClosedAgain, setClosedAgain] = useState(false)
  if (report.state === 'withdrawn')
    return (
      <Notice kind="warning" title={text.withdrawnTitle}>
        {text.withdrawn}
      </Notice>
    )
  if (opened)
    return (
      <OpenReport
        opened={opened}
        link={link}
        onShares={(shares) => setOpened({ ...opened, shares })}
        onClose={(again) => {
          setOpened(null)
          setClosedAgain(again)
        }}
      />
    )
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <h2 className={styles.heading}>{text.title}</h2>
      <p>{text.ready(formatDate(dubaiDate(new Date(report.releasedAt))))}</p>
      {report.corrected && <p className={styles.corrected}>{text.corrected}</p>}
      {isClosedAgain && <Notice kind="info">{text.closed}</Notice>}
      <DigitsForm link={link} onOpened={setOpened} />
      <p className={styles.quiet}>{text.until(formatDate(dubaiDate(new Date(report.openUntil))))}</p>
    </Card>
  )
}
