import { Link, useParams } from 'react-router-dom'
import type { RequestDetail } from '@homecare/contract/staff'
import { Notice } from '@homecare/ui/notice'
import { StatusBadge } from '@homecare/ui/status-badge'
import { usePermission } from '../../api/use-permission'
import { dateText } from '../../parts/record/common-columns'
import { detailMessages } from '../../parts/record/messages'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { RecordScreen } from './record-screen'
import { RequestWorkPanel } from './request-work-panel'
import { SuspectedRequest } from './suspected-request'

const text = detailMessages.appointment

export function RequestDetailScreen() {
  const { id = '' } = useParams()
  return (
    <RecordScreen
      key={id}
      kind="services"
      id={id}
      notice={(record, onRecord) => <SuspectedRequest record={record} onRecord={onRecord} />}
      main={(record) => <RequestFacts record={record} />}
      side={(record, onRecord) => <RequestWorkPanel record={record} onRecord={onRecord} />}
    />
  )
}

function RequestFacts({ record }: { record: RequestDetail }) {
  const readsCases = usePermission('read-cases')
  return (
    <TitledPanel title={text.title}>
      <FactList>
        <FactItem label={text.service}>{record.service}</FactItem>
        <FactItem label={text.date}>{dateText(record.date)}</FactItem>
        <FactItem label={text.source}>{text.sources[record.kind]}</FactItem>
        {record.case && readsCases && (
          <FactItem label={text.case}>
            <Link to={`/admin/cases/${record.case.id}`}>{record.case.number}</Link>
          </FactItem>
        )}
        <FactItem label={text.status}>
          <StatusBadge status={record.status} />
        </FactItem>
      </FactList>
      {record.unmailed && <Notice kind="warning">{text.unmailed}</Notice>}
      {record.pastDate && <Notice kind="warning">{text.pastDate}</Notice>}
    </TitledPanel>
  )
}
