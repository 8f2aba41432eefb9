import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { ArrowLeftIcon, RefreshIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { Skeleton } from '@homecare/ui/skeleton'
import { StatusBadge } from '@homecare/ui/status-badge'
import type { DetailOf, RecordKind } from '../../api/record-calls'
import { DocumentTitle } from '../../parts/arrivals'
import { useCurrentScreen } from '../../parts/current-screen'
import { failureText } from '../../api/failure-text'
import { RefreshStatus } from '../../parts/refresh-status'
import { usePermission } from '../../api/use-permission'
import { messages } from '../../messages'
import { ConversationPanel } from './conversation-panel'
import { FilesPanel } from './files/files-panel'
import { HistoryPanel } from '../../parts/record/history-panel'
import { detailMessages } from '../../parts/record/messages'
import { NotesPanel } from './notes-panel'
import { RecordSteps } from './record-steps'
import { StatusActions } from './status-actions'
import { useListQuery } from './use-list-query'
import { useRecord } from './use-record'
import { UserDetails } from './user-details'
import page from '../../parts/record/record-page.module.css'
import styles from './record-screen.module.css'

const text = detailMessages

interface RecordScreenProps<K extends RecordKind> {
  kind: K
  id: string
  /** The booked lines: between the user's details and the files. */
  main: (record: DetailOf[K]) => ReactNode
  /** At the top, when the record needs action. */
  notice?: (record: DetailOf[K], onRecord: (record: DetailOf[K]) => void) => ReactNode
  /** The narrow column, between the notes and the history. */
  side?: (record: DetailOf[K], onRecord: (record: DetailOf[K]) => void) => ReactNode
  /** Beside Complete and Cancel. */
  actions?: (record: DetailOf[K], onRecord: (record: DetailOf[K]) => void) => ReactNode
}

/** The parts that both detail screens share: head with status and actions, user, files, history. */
export function RecordScreen<K extends RecordKind>({ kind, id, main, notice, side, actions }: RecordScreenProps<K>) {
  const { record, at, failure, news, setRecord, reload, dismiss } = useRecord(kind, id)
  const { label } = useCurrentScreen()
  const readsFiles = usePermission('read-files')
  const readsNotes = usePermission('read-notes')
  const mayAnswer = usePermission('work-on-bookings')
  return (
    <div className={page.screen}>
      <DocumentTitle>{record ? `${record.orderId} | ${label}` : label}</DocumentTitle>
      <div className={page.top}>
        <BackLink kind={kind} label={label} />
        <RecordSteps kind={kind} id={id} />
        <RefreshStatus at={at} failed={failure !== null} onRetry={reload} />
      </div>
      <header className={page.head}>
        <div className={page.what}>
          {/* One heading all along: the focus that came to it while loading stays. */}
          <h1 className={page.name}>
            <bdi>{record?.fullName ?? (failure ? text.failedTitle : messages.loading)}</bdi>
          </h1>
          {record && <RecordMeta record={record} />}
        </div>
        {record && (
          <StatusActions kind={kind} record={record} onRecord={setRecord}>
            {actions?.(record, setRecord)}
          </StatusActions>
        )}
      </header>
      {!record && failure && (
        <Notice
          kind="error"
          action={
            failure.status !== 404 && (
              <Button variant="secondary" size="sm" icon={RefreshIcon} onClick={reload}>
                {messages.retry}
              </Button>
            )
          }
        >
          {failureText(failure)}
        </Notice>
      )}
      {!record && !failure && (
        <div className={page.columns} aria-busy="true">
          <Skeleton block className={styles.waiting} />
          <Skeleton block className={styles.waiting} />
        </div>
      )}
      {record && (
        <>
          {news && (
            <Notice
              kind="info"
              title={text.news.title}
              action={
                <Button variant="quiet" size="sm" onClick={dismiss}>
                  {text.news.dismiss}
                </Button>
              }
            >
              {news}
            </Notice>
          )}
          {notice?.(record, setRecord)}
          <div className={page.columns}>
            <div className={page.column}>
              <UserDetails {...record} kind={kind} />
              {main(record)}
              {readsFiles && <FilesPanel kind={kind} record={record} onRecord={setRecord} />}
            </div>
            <div className={page.column}>
              {readsNotes && <NotesPanel kind={kind} record={record} onRecord={setRecord} />}
              {readsNotes && <ConversationPanel key={record.id} messages={record.conversation} mayAnswer={mayAnswer} />}
              {side?.(record, setRecord)}
              <HistoryPanel record={record} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

/** The link back to the list, with its filter. */
function BackLink({ kind, label }: { kind: RecordKind; label: string }) {
  return (
    <Link to={`/admin/${kind}${useListQuery()}`} className={page.back}>
      <Icon icon={ArrowLeftIcon} size={16} />
      {label}
    </Link>
  )
}

function RecordMeta({ record }: { record: DetailOf[RecordKind] }) {
  return (
    <p className={page.meta}>
      <StatusBadge status={record.status} />
      <span>
        {text.orderId} {record.orderId}, {text.received(staffTime(new Date(record.createdAt)))}
      </span>
    </p>
  )
}
