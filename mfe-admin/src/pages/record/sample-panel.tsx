import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import type { CallResult, Client } from '@homecare/contract/client'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { spacedAccession } from '@homecare/domain/sample'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { CheckIcon, TagIcon, UndoIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
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

function SamplePanel({ sample, onRecord }: SampleProps) {
  const api = useApi()
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
        {mayWork && accession === null && <GiveNumberButton sample={sample} onRecord={onRecord} />}
        {mayWork && accession !== null && (
          <ButtonLink
            variant="quiet"
            size="sm"
            icon={TagIcon}
            href={api.url('/api/laboratory/labels.pdf', { query: { date, booking: bookingId } })}
          >
            {text.labels} <VisuallyHidden>{text.download}</VisuallyHidden>
          </ButtonLink>
        )}
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

interface SampleProps extends Pick<SamplePanelProps, 'onRecord'> {
  sample: LaboratorySample
}

/** Changes a sample; the record then shows it as it is, whether the change was accepted or not. */
function useSampleChange({ sample, onRecord }: SampleProps) {
  const api = useApi()
  const { busy, refusal, run } = useChange()
  const change = async (call: (client: Client) => Promise<CallResult<unknown>>) => {
    await run('save', call, { CONFLICT: (detail) => detail ?? '' })
    const fresh = await RECORD_CALLS.bloodtests.read(api, sample.bookingId)
    if (fresh.ok) onRecord(fresh.data)
  }
  return { busy: busy !== null, refusal: refusal && <Notice kind="warning">{refusal}</Notice>, change }
}

function GiveNumberButton(props: SampleProps) {
  const { busy, refusal, change } = useSampleChange(props)
  const { date, bookingId } = props.sample
  const give = () =>
    change((client) => client.post('/api/laboratory/numbers', { body: { date, bookingIds: [bookingId] } }))
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={TagIcon}
        busy={busy}
        busyLabel={sampleMessages.saving}
        onClick={() => void give()}
      >
        {text.giveNumber}
      </Button>
      {refusal}
    </>
  )
}

function HandOverButton(props: SampleProps) {
  const { busy, refusal, change } = useSampleChange(props)
  const { bookingId, date, handedOverAt, reported, person, peopleInVisit } = props.sample
  if (handedOverAt && reported) return null
  const save = () => {
    const one = peopleInVisit > 1 ? { person } : {}
    const body = { date, bookingIds: [bookingId], ...one, handedOver: handedOverAt === null }
    return change((client) => client.post('/api/laboratory/hand-over', { body }))
  }
  return (
    <>
      <Button
        variant={handedOverAt ? 'quiet' : 'secondary'}
        size="sm"
        icon={handedOverAt ? UndoIcon : CheckIcon}
        busy={busy}
        busyLabel={sampleMessages.saving}
        onClick={() => void save()}
      >
        {handedOverAt ? sampleMessages.undo : sampleMessages.handOver}
      </Button>
      {refusal}
    </>
  )
}
