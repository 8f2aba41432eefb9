import { useState } from 'react'
import type { BloodTestItem } from '@homecare/contract/staff'
import { Button } from '@homecare/ui/button'
import { CheckIcon } from '@homecare/ui/icons'
import { Dialog } from '@homecare/ui/dialog'
import { assignmentMessages } from '../../parts/assignment/messages'
import { usePolledQuery } from '../../api/use-polled-query'
import { failureText } from '../../api/failure-text'
import { messages } from '../../messages'
import type { BulkAssignment } from './use-bulk-assignment'
import type { Selection } from './use-selection'
import styles from './row-bar.module.css'
import { nurseName } from '@homecare/domain/nurse'

const text = assignmentMessages
/** What one call takes. */
const MOST = 100

interface SelectionBarProps {
  visits: readonly BloodTestItem[]
  selection: Selection
  assignment: BulkAssignment
}

/** Assigns a nurse to the selected visits: the suggested one to each that has none, or the same one to all. */
export function SelectionBar({ visits: selected, selection, assignment }: SelectionBarProps) {
  const [choosing, setChoosing] = useState(false)
  const visits = selected.slice(0, MOST)
  const { busy, assign } = assignment
  const empty = visits.filter(({ nurse }) => nurse === null)
  const assignTo = (nurseId: string) =>
    void assign(nurseId === 'suggested' ? empty : visits, nurseId).then(() => {
      setChoosing(false)
      selection.clear()
    })
  return (
    <div className={styles.bar} role="group" aria-label={text.selected(visits.length)}>
      <span className={styles.name}>{text.selected(visits.length)}</span>
      {empty.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon={CheckIcon}
          className={styles.action}
          busy={busy === 'suggested'}
          busyLabel={text.assigning}
          onClick={() => assignTo('suggested')}
        >
          {empty.length === visits.length ? text.assignSuggested : text.assignEmpty(empty.length)}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={styles.action}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {text.assignOne}
      </Button>
      <Button variant="quiet" size="sm" className={styles.action} onClick={selection.clear}>
        {text.clearSelection}
      </Button>
      <Dialog open={choosing} title={text.chooseFor(visits.length)} onClose={() => setChoosing(false)}>
        <NurseButtons visits={visits} busy={busy} onChoose={assignTo} />
      </Dialog>
    </div>
  )
}

interface NurseButtonsProps {
  visits: readonly BloodTestItem[]
  busy: string | null
  onChoose: (nurseId: string) => void
}

function NurseButtons({ visits, busy, onChoose }: NurseButtonsProps) {
  const { data, failure } = usePolledQuery(['nurses'], (api, options) => api.get('/api/nurses', options))
  if (!data) return <p role="status">{failure ? failureText(failure) : messages.loading}</p>
  const last = visits.reduce((latest, { date }) => (date > latest ? date : latest), '')
  const nurses = data.nurses.filter(({ leftOn }) => leftOn === null || leftOn > last)
  if (nurses.length === 0) return <p>{text.noNurses}</p>
  return (
    <ul className={styles.nurses}>
      {nurses.map(({ id, areas, ...nurse }) => (
        <li key={id}>
          <Button variant="quiet" size="sm" busy={busy === id} busyLabel={text.assigning} onClick={() => onChoose(id)}>
            {nurseName(nurse)}
          </Button>
          <span className={styles.hint}>{areas.join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
