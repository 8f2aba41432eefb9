import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Nurses } from '@homecare/contract/admin/nurses'
import { formatDate } from '@homecare/domain/dates'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { EmptyList } from '@homecare/ui/empty-list'
import { UndoIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { DayOffForm } from './day-off-form'
import { nurseMessages } from './messages'
import { visitsOn, type Nurse } from './nurse'
import styles from './days-off-drawer.module.css'
import { nurseName } from '@homecare/domain/nurse'

const text = nurseMessages.daysOff

interface DaysOffDrawerProps {
  nurse: Nurse | null
  today: string
  onNurses: (nurses: Nurses) => void
  onClose: () => void
}

/** The days off of one nurse: to add one, to see what it leaves without a nurse, and to take it back. */
export function DaysOffDrawer({ nurse, onClose, ...rest }: DaysOffDrawerProps) {
  return (
    <Dialog place="end" open={nurse !== null} title={nurse ? text.title(nurseName(nurse)) : ''} onClose={onClose}>
      {nurse && <DaysOff key={nurse.id} nurse={nurse} {...rest} />}
    </Dialog>
  )
}

function DaysOff({ nurse, today, onNurses }: Omit<DaysOffDrawerProps, 'nurse' | 'onClose'> & { nurse: Nurse }) {
  const { notify } = useHost()
  const { id, daysOff } = nurse
  /** The day off that was just added, with the number of visits that it left without a nurse. */
  const [added, setAdded] = useState<{ date: string; unassigned: number } | null>(null)
  const { busy, refusal, run } = useChange()

  const add = async (day: { date: string; reason: string }) => {
    const before = visitsOn(nurse, day.date)
    const response = await run('add', (api) => api.post('/api/nurses/{id}/days-off', { params: { id }, body: day }))
    if (!response.ok) return response
    onNurses(response.data)
    const now = response.data.nurses.find((each) => each.id === id)
    setAdded({ date: day.date, unassigned: Math.max(0, before - (now ? visitsOn(now, day.date) : 0)) })
    return response
  }
  const remove = async (date: string) => {
    const response = await run(date, (api) => api.delete('/api/nurses/{id}/days-off/{date}', { params: { id, date } }))
    if (!response.ok) return
    onNurses(response.data)
    const unassigned = added?.date === date && added.unassigned > 0
    if (added?.date === date) setAdded(null)
    notify('success', (unassigned ? text.undoneUnassigned : text.undone)(formatDate(date)))
  }

  return (
    <>
      <DayOffForm nurse={nurse} today={today} busy={busy === 'add'} onAdd={add} />
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {added && (
        <Notice
          kind={added.unassigned > 0 ? 'warning' : 'success'}
          action={
            <Button
              variant="secondary"
              size="sm"
              icon={UndoIcon}
              busy={busy === added.date}
              onClick={() => void remove(added.date)}
            >
              {text.undo}
            </Button>
          }
        >
          {text.after(added.unassigned, formatDate(added.date))}{' '}
          {added.unassigned > 0 && <Link to={`/admin/day-sheet?date=${added.date}`}>{text.sheet}</Link>}
        </Notice>
      )}
      <section className={styles.ahead} aria-label={text.list}>
        <h3 className={styles.title}>{text.list}</h3>
        {daysOff.length === 0 && <EmptyList>{text.none}</EmptyList>}
        <ul className={styles.days}>
          {daysOff.map(({ date, reason }) => (
            <li key={date} className={styles.day}>
              <span>
                {formatDate(date)}
                <span className={styles.reason}>
                  <bdi>{reason}</bdi>
                </span>
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={text.removeOf(formatDate(date))}
                busy={busy === date}
                onClick={() => void remove(date)}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
