import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SharedReport } from '@homecare/contract/reports'
import { patientTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { Card } from '@homecare/ui/card'
import { Notice } from '@homecare/ui/notice'
import { PageBanner } from '@homecare/ui/page-banner'
import { Section } from '@homecare/ui/section'
import { useIsHydrated } from '@homecare/ui/use-is-hydrated'
import { PageHead } from '@homecare/remote-kit/page-head'
import { useClient } from '@homecare/remote-kit/use-client'
import { ContactLinks } from '../../parts/contact-links'
import { Untranslated } from '../../parts/facts'
import { NoScript } from '../../parts/no-script'
import { ReportDocument } from '../../parts/report-document'
import * as reportTexts from '../../locales/en/report.json'
import * as sharedReportTexts from '../../locales/en/shared-report.json'
import { PasscodeForm } from './passcode-form'
import styles from './shared-report-page.module.css'
import { SHARED_REPORT } from '../paths'

export function SharedReportPage() {
  const fragment = useLocation().hash.replace(/^#/, '')
  // The page is composed without the fragment, which only the browser knows.
  const token = useIsHydrated() ? fragment : null
  const [opened, setOpened] = useState<SharedReport | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  return (
    <>
      <PageHead
        path={SHARED_REPORT}
        title={sharedReportTexts.title}
        description={sharedReportTexts.heading}
        keywords={sharedReportTexts.keywords}
      />
      <meta name="referrer" content="no-referrer" />
      <PageBanner
        compact
        title={sharedReportTexts.heading}
        lead={opened ? sharedReportTexts.leadOpened : sharedReportTexts.lead}
      />
      <Section tight>
        <NoScript text={sharedReportTexts.noScript} />
        {token === '' && (
          <Notice kind="warning" title={sharedReportTexts.none} action={<ContactLinks />}>
            {sharedReportTexts.noneHelp}
          </Notice>
        )}
        {ended && (
          <Notice kind="warning" title={sharedReportTexts.ended} action={<ContactLinks />}>
            {ended}
          </Notice>
        )}
        {token && !ended && !opened && <PasscodeForm token={token} onOpened={setOpened} onEnded={setEnded} />}
        {opened && <OpenedShare opened={opened} />}
      </Section>
    </>
  )
}

function OpenedShare({ opened }: { opened: SharedReport }) {
  const client = useClient()
  const params = { id: opened.id }
  const path = '/api/report-shares/{id}/file'
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <dl className={styles.facts}>
        <dt>{sharedReportTexts.patient}</dt>
        <dd className={styles.name}>
          <Untranslated>{opened.patientName}</Untranslated>
        </dd>
        <dt>{sharedReportTexts.visit}</dt>
        <dd>{formatDate(opened.date)}</dd>
        <dt>{sharedReportTexts.released}</dt>
        <dd>{patientTime(new Date(opened.releasedAt), { year: true })}</dd>
        <dt>{sharedReportTexts.order}</dt>
        <dd>
          <Untranslated>{opened.orderId}</Untranslated>
        </dd>
      </dl>
      {opened.corrected && <Notice kind="info">{sharedReportTexts.corrected}</Notice>}
      <ReportDocument
        url={client.url(path, { params })}
        downloadUrl={client.url(path, { params, query: { download: '1' } })}
        title={sharedReportTexts.frame}
      />
      <p className={styles.quiet}>
        <span>{sharedReportTexts.until({ date: patientTime(new Date(opened.expiresAt)) })}</span>{' '}
        <span>{sharedReportTexts.told}</span>{' '}
        <span>{reportTexts.openedUntilPasscode({ time: patientTime(new Date(opened.grantedUntil)) })}</span>
      </p>
    </Card>
  )
}
