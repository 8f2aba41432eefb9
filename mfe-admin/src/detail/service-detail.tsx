import { useParams } from 'react-router-dom'
import type { ServiceDetail } from '@homecare/contract/staff'
import { Notice } from '@homecare/ui/notice'
import { StatusBadge } from '@homecare/ui/status-badge'
import { dateText } from '../lists/common-columns'
import { detailMessages } from './messages'
import { Fact, Facts, Panel } from './panel'
import { RecordScreen } from './record-screen'

const words = detailMessages.appointment

export function ServiceDetailScreen() {
  const { id = '' } = useParams()
  return <RecordScreen key={id} kind="services" id={id} main={(record) => <ServiceAppointment record={record} />} />
}

function ServiceAppointment({ record }: { record: ServiceDetail }) {
  return (
    <Panel title={words.title}>
      <Facts>
        <Fact label={words.service}>{record.service}</Fact>
        <Fact label={words.date}>{dateText(record.date)}</Fact>
        <Fact label={words.source}>{words.sources[record.kind]}</Fact>
        <Fact label={words.status}>
          <StatusBadge status={record.status} />
        </Fact>
      </Facts>
      {record.pastDate && <Notice kind="warning">{words.pastDate}</Notice>}
    </Panel>
  )
}
