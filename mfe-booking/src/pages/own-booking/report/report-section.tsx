import { useState } from 'react'
import type { OpenedReport, PersonReport } from '@homecare/contract/reports'
import type { OwnBooking } from '@homecare/contract/self-service'
import { dubaiDate, formatDate } from '@homecare/domain/dates'
import { useHost } from '@homecare/remote-kit/host-context'
import { Card } from '@homecare/ui/card'
import { Notice } from '@homecare/ui/notice'
import { PLACE, TextAround } from '@homecare/ui/text-around'
import * as texts from '../../../locales/en/report.json'
import { NumberText } from '../../../parts/facts'
import type { OrderRef } from '../../../wizard/context'
import { ProofForm } from './proof-form'
import { OpenReport } from './open-report'
import { whoseReport } from './whose-report'
import styles from './report-section.module.css'

interface ReportSectionProps {
  report: PersonReport
  /** True if the visit is for several people. */
  isNamed: boolean
  link: OrderRef
  /** What opens it beside the link. */
  proof: OwnBooking['reportProof']
}

/** The laboratory report of one person: closed until the digits or the date of birth are entered, and again some minutes later. */
export function ReportSection({ report, isNamed, link, proof }: ReportSectionProps) {
  const { person, name } = report
  const { responsiblePhysician: physician } = useHost().profile
  const whose = whoseReport(isNamed ? name : null)
  const shown = { link, person, whose, proof }
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [isClosedAgain, setClosedAgain] = useState(false)
  if (report.state === 'withdrawn')
    return (
      <Notice kind="warning" title={whose.withdrawnTitle}>
        {whose.withdrawn}
      </Notice>
    )
  if (opened)
    return (
      <OpenReport
        {...shown}
        opened={opened}
        onShares={(shares) => setOpened({ ...opened, shares })}
        onClose={(again) => {
          setOpened(null)
          setClosedAgain(again)
        }}
      />
    )
  return (
    <section aria-label={whose.title}>
      <Card padding="lg" className={styles.card}>
        <h2 className={styles.heading}>{whose.title}</h2>
        <p>{whose.ready({ date: formatDate(dubaiDate(new Date(report.releasedAt))) })}</p>
        {report.corrected && <p className={styles.corrected}>{texts.corrected}</p>}
        {isClosedAgain && <Notice kind="info">{proof === 'digits' ? texts.closed : texts.closedBirthDate}</Notice>}
        <ProofForm {...shown} onOpened={setOpened} />
        {physician && (
          <p className={styles.quiet}>
            <TextAround text={texts.physician({ name: physician.name, licence: PLACE })}>
              <NumberText>{physician.licence}</NumberText>
            </TextAround>
          </p>
        )}
        <p className={styles.quiet}>{texts.until({ date: formatDate(dubaiDate(new Date(report.openUntil))) })}</p>
      </Card>
    </section>
  )
}
