import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { formatDubaiTime } from '@homecare/domain/dates'
import { spacedAccession } from '@homecare/domain/sample'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { CheckIcon, TagIcon, UndoIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { RECORD_CALLS } from '../../api/record-calls'
import { useChange } from '../../api/use-change'
import { laboratoryMessages as text } from '../laboratory/messages'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { usePermission } from '../../api/use-permission'
import styles from './sample-panel.module.css'

const when = (at: string) => formatDubaiTime(new Date(at))

interface SamplePanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** The sample of each person of a paid visit: its number and tubes, where it is, and when its report is due. */
export function SamplePanels({ record, onRecord }: SamplePanelProps) {
  if (record.status === 'Canceled') return null
  return record.samples.map((sample) => <SamplePanel key={sample.person} sample={sample} onRecord={onRecord} />)
}

function SamplePanel({ sample, onRecord }: HandOverButtonProps) {
  const mayWork = usePermission('hand-over-samples')
  const { bookingId, accession, tubes, takenAt, takenBy, handedOverAt, handedOverBy, date } = sample
  const isTaken = sample.status === 'Completed'
  const isFamily = sample.peopleInVisit > 1
  return (
    <TitledPanel title={isFamily ? text.panel.titleOf(sample.fullName) : text.panel.title}>
      <FactList>
        <FactItem label={text.panel.number}>
          <span className={accession ? styles.number : styles.quiet}>
            {accession ? spacedAccession(accession) : text.noNumber}
          </span>
        </FactItem>
        <FactItem label={text.panel.tubes}>{tubes.map(({ specimen }) => specimen).join('; ')}</FactItem>
        {isTaken && (
          <FactItem label={text.panel.taken}>{takenAt ? text.by(when(takenAt), takenBy) : text.takenUnknown}</FactItem>
        )}
        {sample.fasted === false && (
          <FactItem label={text.panel.fasting}>
            <strong className={styles.late}>{text.hasEaten}</strong>
          </FactItem>
        )}
        {isTaken && (
          <FactItem label={text.panel.handedOver}>
            {handedOverAt ? text.by(when(handedOverAt), handedOverBy) : text.panel.notHandedOver}
          </FactItem>
        )}
        {isTaken && <ReportDue sample={sample} />}
      </FactList>
      <div className={styles.actions}>
        {mayWork && isTaken && <HandOverButton sample={sample} onRecord={onRecord} />}
        <ButtonLink
          as={Link}
          variant="quiet"
          size="sm"
          icon={TagIcon}
          href={`/admin/laboratory/labels?date=${date}&booking=${bookingId}`}
        >
          {text.panel.printLabels}
        </ButtonLink>
        <ButtonLink as={Link} variant="quiet" size="sm" href={`/admin/laboratory?date=${date}`}>
          {text.panel.open}
        </ButtonLink>
      </div>
    </TitledPanel>
  )
}

function ReportDue({ sample: { dueAt, late, reported } }: { sample: LaboratorySample }) {
  if (!dueAt || reported) return null
  return (
    <FactItem label={text.panel.due}>
      <span className={late ? styles.late : undefined}>{(late ? text.late : text.due)(when(dueAt))}</span>
    </FactItem>
  )
}

interface HandOverButtonProps extends Pick<SamplePanelProps, 'onRecord'> {
  sample: LaboratorySample
}

function HandOverButton({ sample, onRecord }: HandOverButtonProps) {
  const api = useApi()
  const { busy, refusal, run } = useChange()
  const { bookingId, date, handedOverAt, reported } = sample
  if (handedOverAt && reported) return null
  const save = async () => {
    const person = sample.peopleInVisit > 1 ? { person: sample.person } : {}
    const body = { date, bookingIds: [bookingId], ...person, handedOver: handedOverAt === null }
    await run('save', (client) => client.post('/api/laboratory/hand-over', { body }), {
      CONFLICT: (detail) => detail ?? '',
    })
    const fresh = await RECORD_CALLS.bloodtests.read(api, bookingId)
    if (fresh.ok) onRecord(fresh.data)
  }
  return (
    <>
      <Button
        variant={handedOverAt ? 'quiet' : 'secondary'}
        size="sm"
        icon={handedOverAt ? UndoIcon : CheckIcon}
        busy={busy !== null}
        busyLabel={text.handOver.saving}
        onClick={() => void save()}
      >
        {handedOverAt ? text.handOver.undo : text.handOver.one}
      </Button>
      {refusal && <Notice kind="warning">{refusal}</Notice>}
    </>
  )
}
