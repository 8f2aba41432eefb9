import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import { staffTime } from '@homecare/domain/clock'
import { dubaiDate } from '@homecare/domain/dates'
import { spacedAccession } from '@homecare/domain/sample'
import { Link } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { sampleMessages } from '../../parts/sample-messages'
import { laboratoryMessages as text } from './messages'
import { sampleKey } from './sample-key'
import type { HandOverState } from './use-hand-over'
import styles from './sample-table.module.css'

const when = (at: string) => staffTime(new Date(at))
/** The time alone where it is of the visit's own day. */
const whenOf = ({ date }: LaboratorySample, at: string) =>
  dubaiDate(new Date(at)) === date ? when(at).slice(-5) : when(at)
const numberOf = ({ accession }: LaboratorySample) => (accession ? spacedAccession(accession) : sampleMessages.noNumber)

interface SampleTableProps {
  samples: readonly LaboratorySample[]
  /** Null for those who may only read. */
  state: HandOverState | null
}

/** One row a visit, in the order of the day. */
export function SampleTable({ samples, state }: SampleTableProps) {
  const columns: Column<LaboratorySample>[] = [
    {
      key: 'number',
      header: text.columns.number,
      width: '7rem',
      cell: (sample) => <span className={sample.accession ? styles.number : styles.quiet}>{numberOf(sample)}</span>,
    },
    {
      key: 'patient',
      header: text.columns.patient,
      cell: ({ bookingId, person, fullName, refunded, peopleInVisit }) => (
        <>
          <Link to={`/admin/bloodtests/${bookingId}`}>
            <bdi>{fullName}</bdi>
          </Link>
          {peopleInVisit > 1 && <span className={styles.quiet}>{text.personOf(person + 1)}</span>}
          {refunded && <span className={styles.mark}>{text.refunded}</span>}
        </>
      ),
    },
    { key: 'tubes', header: text.columns.tubes, cell: (sample) => <TubesCell sample={sample} /> },
    {
      key: 'collected',
      header: text.columns.collected,
      cell: (sample) => <CollectedCell sample={sample} />,
    },
    {
      key: 'laboratory',
      header: text.columns.laboratory,
      cell: (sample) => <LaboratoryCell sample={sample} state={state} />,
    },
    { key: 'report', header: text.columns.report, cell: (sample) => <ReportCell sample={sample} /> },
  ]
  return <DataTable caption={text.caption} columns={columns} rows={samples} rowKey={sampleKey} empty={text.empty} />
}

function TubesCell({ sample: { tubes, tubesFilled } }: { sample: LaboratorySample }) {
  const differs = tubesFilled !== null && tubesFilled !== tubes.length
  return (
    <>
      {text.tubesOf(tubes.map(({ specimen }) => specimen))}
      {differs && <span className={styles.mark}>{text.filled(tubesFilled, tubes.length)}</span>}
    </>
  )
}

function LaboratoryCell({ sample, state }: { sample: LaboratorySample; state: HandOverState | null }) {
  const { status, handedOverAt, handedOverBy, fullName, reported } = sample
  const key = sampleKey(sample)
  const isBusy = state?.busy === key
  const name = <VisuallyHidden>{text.handOver.nameOf(numberOf(sample), fullName)}</VisuallyHidden>
  if (handedOverAt)
    return (
      <>
        {sampleMessages.by(whenOf(sample, handedOverAt), handedOverBy)}{' '}
        {state && !reported && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.button}
            busy={isBusy}
            onClick={() => void state.undo(key, [sample])}
          >
            {sampleMessages.undo} {name}
          </Button>
        )}
      </>
    )
  if (status !== 'Completed' || !state) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className={styles.button}
      busy={isBusy}
      busyLabel={sampleMessages.saving}
      onClick={() => void state.handOver(key, [sample])}
    >
      {sampleMessages.handOver} {name}
    </Button>
  )
}

function CollectedCell({ sample }: { sample: LaboratorySample }) {
  const { status, takenAt, takenBy, fasted } = sample
  if (status !== 'Completed') return <span className={styles.expected}>{text.expectedAt(sample.time)}</span>
  return (
    <>
      {takenAt ? (
        sampleMessages.by(whenOf(sample, takenAt), takenBy)
      ) : (
        <span className={styles.quiet}>{sampleMessages.takenUnknown}</span>
      )}
      {fasted === false && <span className={styles.mark}>{sampleMessages.hasEaten}</span>}
    </>
  )
}

function ReportCell({ sample: { reported, dueAt, late } }: { sample: LaboratorySample }) {
  if (reported) return text.reported
  if (!dueAt) return null
  return late ? (
    <span className={styles.late}>{sampleMessages.late(when(dueAt))}</span>
  ) : (
    sampleMessages.due(when(dueAt))
  )
}
