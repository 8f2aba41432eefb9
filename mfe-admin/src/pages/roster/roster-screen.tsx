import { useRef, useState } from 'react'
import { addDays } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { EmptyList } from '@homecare/ui/empty-list'
import { DayStepper } from '../../parts/day-stepper'
import { FilterForm } from '../../parts/filter-form'
import { SearchField } from '../../parts/form-fields'
import { useSlashKey } from '../../parts/keys/use-slash-key'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { AssignDialog } from './assign-dialog'
import { rosterMessages as text } from './messages'
import { NurseHours } from './nurse-hours'
import { isOpen, useRoster, type RosterVisit } from './use-roster'
import { useVisitKeys } from './use-visit-keys'
import { VisitRows } from './visit-rows'
import { WeekStrip } from './week-strip'
import styles from './roster-screen.module.css'

const TYPED = ['search']

/** All visits of care of a day, within their week: who comes to whom, and what has no nurse. */
export function RosterScreen() {
  const { choice, today, choose, loaded, shown } = useRoster()
  const { date, open, search } = choice
  const form = useRef<HTMLFormElement>(null)
  const body = useRef<HTMLDivElement>(null)
  /** The visit for which a nurse is chosen. */
  const [chosen, setChosen] = useState<RosterVisit | null>(null)
  useSlashKey(form)
  useVisitKeys(body, { visits: shown, onAssign: setChosen, onStep: (days) => choose({ date: addDays(date, days) }) })
  return (
    <Screen lead={text.lead} loaded={loaded}>
      <WeekStrip date={date} today={today} week={loaded.data?.week ?? []} onChoose={(day) => choose({ date: day })} />
      <FilterForm
        label={text.filter.label}
        element={form}
        values={{ date, search }}
        typed={TYPED}
        onFilter={({ date: day = date, ...next }) => choose({ ...next, date: day || today })}
      >
        <DayStepper date={date} today={today} text={text.day} onChoose={(day) => choose({ date: day })} />
        <div className={styles.search}>
          <SearchField
            name="search"
            label={text.filter.search}
            title={undefined}
            placeholder={text.filter.placeholder}
          />
        </div>
        <Button
          variant={open ? 'secondary' : 'quiet'}
          size="sm"
          aria-pressed={open}
          onClick={() => choose({ open: !open })}
        >
          {text.filter.open}
        </Button>
      </FilterForm>
      <LoadedBody loaded={loaded}>
        {({ visits, nurses }) => (
          <div className={styles.columns}>
            <div ref={body} className={styles.visits}>
              {shown.length === 0 && (
                <EmptyList>
                  {visits.length === 0 ? text.empty : open && !search ? text.allAssigned : text.emptyFilter}
                </EmptyList>
              )}
              <VisitRows title={text.open} visits={shown.filter(isOpen)} onAssign={setChosen} />
              <VisitRows title={text.others} visits={shown.filter((visit) => !isOpen(visit))} onAssign={setChosen} />
            </div>
            <NurseHours nurses={nurses} />
          </div>
        )}
      </LoadedBody>
      <AssignDialog
        visit={chosen && (loaded.data?.visits.find(({ id }) => id === chosen.id) ?? chosen)}
        onChange={loaded.reload}
        onClose={() => setChosen(null)}
      />
    </Screen>
  )
}
