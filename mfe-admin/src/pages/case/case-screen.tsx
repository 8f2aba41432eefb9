import { useParams } from 'react-router-dom'
import { Link } from 'react-router-dom'
import type { CareCase } from '@homecare/contract/cases'
import { staffTime } from '@homecare/domain/clock'
import { Icon } from '@homecare/ui/icon'
import { ArrowLeftIcon } from '@homecare/ui/icons'
import { usePermission } from '../../api/use-permission'
import { DocumentTitle } from '../../parts/arrivals'
import { CaseStateMark } from '../../parts/case/case-state'
import { reasonText } from '../../parts/case/messages'
import { LoadedBody } from '../../parts/loaded-body'
import { HistoryPanel } from '../../parts/record/history-panel'
import { RefreshStatus } from '../../parts/refresh-status'
import { CaseActions } from './case-actions'
import { ContactsPanel } from './contacts-panel'
import { HealthPanel } from './health-panel'
import { caseText as text } from './messages'
import { NextPanel } from './next-panel'
import { NotesPanel } from './notes-panel'
import { PatientPanel } from './patient-panel'
import { PlanPanel } from './plan-panel'
import { QuotesPanel } from './quotes-panel'
import { RequestsPanel } from './requests-panel'
import { VisitsPanel } from './visits-panel'
import { useCase, type CaseProps } from './use-case'
import styles from '../../parts/record/record-page.module.css'

/** One case: what is next, who the patient is and where, whom to call. */
export function CaseScreen() {
  const { id = '' } = useParams()
  const loaded = useCase(id)
  const { at, failure, reload } = loaded
  return (
    <div className={styles.screen} key={id}>
      <div className={styles.top}>
        <Link to="/admin/cases" className={styles.back}>
          <Icon icon={ArrowLeftIcon} size={16} />
          {text.back}
        </Link>
        <RefreshStatus at={at} failed={failure !== null} onRetry={reload} />
      </div>
      <LoadedBody loaded={loaded}>{(careCase) => <CaseBody careCase={careCase} onCase={loaded.set} />}</LoadedBody>
    </div>
  )
}

function CaseBody(props: CaseProps) {
  const { careCase } = props
  const readsHealth = usePermission('read-health')
  const readsNotes = usePermission('read-notes')
  return (
    <>
      <DocumentTitle>{`${careCase.number} | ${text.back}`}</DocumentTitle>
      <header className={styles.head}>
        <div className={styles.what}>
          <h1 className={styles.name}>
            <bdi>{careCase.patientName}</bdi>
          </h1>
          <CaseMeta careCase={careCase} />
        </div>
        <CaseActions {...props} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextPanel {...props} />
          {readsHealth && <PlanPanel careCase={careCase} />}
          <VisitsPanel {...props} />
          <QuotesPanel careCase={careCase} />
          <PatientPanel {...props} />
          {readsHealth && <HealthPanel {...props} />}
        </div>
        <div className={styles.column}>
          <ContactsPanel {...props} />
          <RequestsPanel {...props} />
          {readsNotes && <NotesPanel {...props} />}
          <HistoryPanel record={careCase} />
        </div>
      </div>
    </>
  )
}

function CaseMeta({
  careCase: { state, reason, reasonText: written, number, createdAt, service },
}: {
  careCase: CareCase
}) {
  return (
    <p className={styles.meta}>
      <CaseStateMark state={state} />
      {reason && <span>{reasonText(reason, written)}</span>}
      <span>{service}</span>
      <span>{text.meta(number, staffTime(new Date(createdAt)))}</span>
    </p>
  )
}
