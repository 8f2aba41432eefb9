import { useParams } from 'react-router-dom'
import type { ServiceDetail } from '@homecare/contract/staff'
import { Notice } from '@homecare/ui/notice'
import { StatusBadge } from '@homecare/ui/status-badge'
import { dateText } from '../lists/common-columns'
import { detailMessages } from './messages'
import { FactItem, FactList, TitledPanel } from '../parts/panel'
import { RecordScreen } from './record-screen'

const words = detailMessages.appointment

export function ServiceDetailScreen() {
  const { id = '' } = useParams()
  return <RecordScreen key={id} kind="services" id={id} main={(record) => <ServiceAppointment record={record} />} />
}

function ServiceAppointment({ record }: { record: ServiceDetail }) {
  return (
    <TitledPanel title={words.title}>
      <FactList>
        <FactItem label={words.service}>{record.service}</FactItem>
        <FactItem label={words.date}>{dateText(record.date)}</FactItem>
        <FactItem label={words.source}>{words.sources[record.kind]}</FactItem>
        <FactItem label={words.status}>
          <StatusBadge status={record.status} />
        </FactItem>
      </FactList>
      {record.pastDate && <Notice kind="warning">{words.pastDate}</Notice>}
    </TitledPanel>
  )
}
