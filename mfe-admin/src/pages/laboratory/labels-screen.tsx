import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import { formatDate } from '@homecare/domain/dates'
import { identityText } from '@homecare/domain/identity'
import { spacedAccession } from '@homecare/domain/sample'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { EmptyList } from '@homecare/ui/empty-list'
import { PrinterIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { usePermission } from '../../api/use-permission'
import { Barcode } from './barcode'
import { laboratoryMessages } from './messages'
import { useLaboratoryDay } from './use-laboratory-day'
import styles from './labels-screen.module.css'

const text = laboratoryMessages.sheet

/** A sheet of labels: one for each tube of a day, or of one booking. */
export function LabelsScreen() {
  const { date, booking, loaded } = useLaboratoryDay()
  const chosen = (samples: readonly LaboratorySample[]) =>
    samples.filter(({ bookingId, status }) => (booking === null ? status !== 'Completed' : bookingId === booking))
  return (
    <Screen
      title={text.title(formatDate(date))}
      lead={text.lead}
      loaded={loaded}
      actions={
        <>
          <ButtonLink as={Link} variant="quiet" size="sm" href={`/admin/laboratory?date=${date}`}>
            {text.back}
          </ButtonLink>
          <Button variant="primary" size="sm" icon={PrinterIcon} onClick={() => window.print()}>
            {text.print}
          </Button>
        </>
      }
    >
      <LoadedBody loaded={loaded}>
        {(day) => {
          const samples = chosen(day.samples)
          const numbered = samples.filter(({ accession }) => accession !== null)
          const labels = numbered.flatMap(labelsOf)
          return (
            <>
              <MissingNumbers
                date={date}
                bookingIds={[
                  ...new Set(samples.filter(({ accession }) => accession === null).map(({ bookingId }) => bookingId)),
                ]}
                onDay={loaded.set}
              />
              {labels.length === 0 ? (
                <EmptyList>{text.none}</EmptyList>
              ) : (
                <>
                  <p className={styles.summary} role="status">
                    {text.summary(labels.length, new Set(numbered.map(({ bookingId }) => bookingId)).size)}
                  </p>
                  <ul className={styles.sheet} aria-label={text.title(formatDate(date))}>
                    {labels.map((label) => (
                      <TubeLabel key={label.key} label={label} />
                    ))}
                  </ul>
                </>
              )}
            </>
          )
        }}
      </LoadedBody>
    </Screen>
  )
}

interface Label {
  key: string
  accession: string
  fullName: string
  /** Empty where it is to be written by hand. */
  born: string
  orderId: string
  specimen: string
  place: string
  hasEaten: boolean
}

const labelsOf = ({
  bookingId,
  person,
  accession,
  fullName,
  identity,
  orderId,
  tubes,
  fasted,
}: LaboratorySample): Label[] =>
  tubes.map(({ specimen }, index) => ({
    key: `${bookingId} ${person} ${specimen}`,
    accession: accession ?? '',
    fullName,
    born: identityText(identity),
    orderId,
    specimen,
    place: text.tubeOf(index + 1, tubes.length),
    hasEaten: fasted === false,
  }))

function TubeLabel({ label: { accession, fullName, born, orderId, specimen, place, hasEaten } }: { label: Label }) {
  return (
    <li className={styles.label}>
      <p className={styles.name}>
        <bdi>{fullName}</bdi>
      </p>
      <p className={styles.born}>{born ? text.born(born) : text.bornByHand}</p>
      <p className={styles.specimen}>{specimen}</p>
      <p className={styles.place}>{place}</p>
      <Barcode value={accession} className={styles.barcode} />
      <p className={styles.number}>{spacedAccession(accession)}</p>
      <p className={styles.order}>
        {orderId}
        {hasEaten && <strong> {laboratoryMessages.hasEatenShort}</strong>}
      </p>
    </li>
  )
}

interface MissingNumbersProps {
  date: string
  bookingIds: string[]
  onDay: ReturnType<typeof useLaboratoryDay>['loaded']['set']
}

/** Numbers are given by a click, since no page may change anything by being opened. */
function MissingNumbers({ date, bookingIds, onDay }: MissingNumbersProps) {
  const mayWork = usePermission('hand-over-samples')
  const { busy, refusal, run } = useChange()
  if (bookingIds.length === 0) return null
  const give = async () => {
    const answer = await run('give', (api) => api.post('/api/laboratory/numbers', { body: { date, bookingIds } }))
    if (answer.ok) onDay(answer.data)
  }
  return (
    <div className={styles.missing}>
      <Notice
        kind="info"
        action={
          mayWork && (
            <Button variant="secondary" size="sm" busy={busy !== null} onClick={() => void give()}>
              {text.give}
            </Button>
          )
        }
      >
        {text.missing(bookingIds.length)} {refusal}
      </Notice>
    </div>
  )
}
