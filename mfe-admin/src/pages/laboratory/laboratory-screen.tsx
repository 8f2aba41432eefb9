import type { LaboratoryDay } from '@homecare/contract/admin/laboratory'
import { ButtonLink } from '@homecare/ui/button'
import { EmptyList } from '@homecare/ui/empty-list'
import { PrinterIcon, TagIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useApi } from '../../api/api-context'
import { DayStepper } from '../../parts/day-stepper'
import { FilterForm } from '../../parts/filter-form'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { Tiles } from '../../parts/tiles'
import { usePermission } from '../../api/use-permission'
import { HandOverBar } from './hand-over-bar'
import { LateSamples } from './late-samples'
import { laboratoryMessages as text } from './messages'
import { MissingNumbers } from './missing-numbers'
import { SampleTable } from './sample-table'
import { useHandOver } from './use-hand-over'
import { useLaboratoryDay } from './use-laboratory-day'
import styles from './laboratory-screen.module.css'

/** The samples of one day on their way to the laboratory, and those of any day whose report is late. */
export function LaboratoryScreen() {
  const { date, today, loaded, choose } = useLaboratoryDay()
  const api = useApi()
  const handOver = useHandOver(date, loaded)
  const mayWork = usePermission('hand-over-samples')
  const paper = (path: '/api/laboratory/hand-over.pdf' | '/api/laboratory/labels.pdf') =>
    api.url(path, { query: { date } })
  return (
    <Screen
      lead={text.lead}
      loaded={loaded}
      actions={
        mayWork && (
          <>
            <ButtonLink variant="quiet" size="sm" icon={PrinterIcon} href={paper('/api/laboratory/hand-over.pdf')}>
              {text.list} <VisuallyHidden>{text.download}</VisuallyHidden>
            </ButtonLink>
            <ButtonLink variant="secondary" size="sm" icon={TagIcon} href={paper('/api/laboratory/labels.pdf')}>
              {text.labels} <VisuallyHidden>{text.download}</VisuallyHidden>
            </ButtonLink>
          </>
        )
      }
    >
      <FilterForm label={text.day.label} values={{ date }} onFilter={({ date: chosen }) => choose(chosen || today)}>
        <DayStepper date={date} today={today} text={text.day} onChoose={choose} />
      </FilterForm>
      <LoadedBody loaded={loaded}>
        {(day) => (
          <div className={styles.work}>
            <LateSamples samples={day.late} />
            <DayTiles day={day} />
            {mayWork && <MissingNumbers day={day} onDay={loaded.set} />}
            {mayWork && <HandOverBar key={day.date} samples={day.samples} state={handOver} />}
            {day.samples.length === 0 ? (
              <EmptyList>{text.empty}</EmptyList>
            ) : (
              <SampleTable samples={day.samples} state={mayWork ? handOver : null} />
            )}
          </div>
        )}
      </LoadedBody>
    </Screen>
  )
}

function DayTiles({ day: { samples, late } }: { day: LaboratoryDay }) {
  const count = (is: (sample: LaboratoryDay['samples'][number]) => boolean) => samples.filter(is).length
  const { tiles } = text
  return (
    <Tiles
      label={tiles.label}
      className={styles.tiles}
      tiles={[
        { key: 'expected', label: tiles.expected, value: count(({ status }) => status !== 'Completed') },
        {
          key: 'waiting',
          label: tiles.waiting,
          value: count(({ status, handedOverAt }) => status === 'Completed' && handedOverAt === null),
          tone: 'whole',
        },
        { key: 'over', label: tiles.handedOver, value: count(({ handedOverAt }) => handedOverAt !== null) },
        { key: 'late', label: tiles.late, value: late.length, tone: late.length > 0 ? 'alarm' : undefined },
      ]}
    />
  )
}
