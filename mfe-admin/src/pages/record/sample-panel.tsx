import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { spacedAccession } from '@homecare/domain/sample'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { CheckIcon, TagIcon, UndoIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { RECORD_CALLS } from '../../api/record-calls'
import { useChange } from '../../api/use-change'
import { sampleMessages } from '../../parts/sample-messages'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { usePermission } from '../../api/use-permission'
import { samplePanelMessages as text } from './sample-panel-messages'
import styles from './sample-panel.module.css'

const when = (at: string) => staffTime(new Date(at))

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
    <TitledPanel title={isFamily ? text.titleOf(sample.fullName) : text.title}>
      <FactList>
        <FactItem label={text.number}>
          <span className={accession ? styles.number : styles.quiet}>
            {accession ? spacedAccession(accession) : sampleMessages.noNumber}
          </span>
        </FactItem>
        <FactItem label={text.tubes}>{tubes.map(({ specimen }) => specimen).join('; ')}</FactItem>
        {isTaken && (
          <FactItem label={text.taken}>
            {takenAt ? sampleMessages.by(when(takenAt), takenBy) : sampleMessages.takenUnknown}
          </FactItem>
        )}
        {sample.fasted === false && (
          <FactItem label={text.fasting}>
            <strong className={styles.late}>{sampleMessages.hasEaten}</strong>
          </FactItem>
        )}
        {isTaken && (
          <FactItem label={text.handedOver}>
            {handedOverAt ? sampleMessages.by(when(handedOverAt), handedOverBy) : text.notHandedOver}
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
          {text.printLabels}
        </ButtonLink>
        <ButtonLink as={Link} variant="quiet" size="sm" href={`/admin/laboratory?date=${date}`}>
          {text.open}
        </ButtonLink>
      </div>
    </TitledPanel>
  )
}

function ReportDue({ sample: { dueAt, late, reported } }: { sample: LaboratorySample }) {
  if (!dueAt || reported) return null
  return (
    <FactItem label={text.due}>
      <span className={late ? styles.late : undefined}>
        {(late ? sampleMessages.late : sampleMessages.due)(when(dueAt))}
      </span>
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
        busyLabel={sampleMessages.saving}
        onClick={() => void save()}
      >
        {handedOverAt ? sampleMessages.undo : sampleMessages.handOver}
      </Button>
      {refusal && <Notice kind="warning">{refusal}</Notice>}
    </>
  )
}
