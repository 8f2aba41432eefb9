import { Link } from 'react-router-dom'
import type { Nurses } from '@homecare/contract/admin/nurses'
import type { IsoDate } from '@homecare/domain/dates'
import { sameArea } from '@homecare/domain/day-route'
import { worksOn } from '@homecare/domain/nurse'
import { Notice } from '@homecare/ui/notice'
import { usePermission } from '../api/use-permission'
import { usePolledQuery } from '../api/use-polled-query'
import { partsMessages } from './messages'

const text = partsMessages.noNurse

const workingOn = (nurses: Nurses['nurses'], date: IsoDate) =>
  nurses.filter(({ daysOff, ...nurse }) => worksOn({ ...nurse, daysOff: daysOff.map((day) => day.date) }, date))

/** The areas in which none of those who work on a day makes visits; none where nobody works. */
export function areasWithoutNurse({ nurses, areasServed }: Pick<Nurses, 'nurses' | 'areasServed'>, date: IsoDate) {
  const working = workingOn(nurses, date)
  // Whoever has no areas makes visits in all.
  if (working.length === 0 || working.some(({ areas }) => areas.length === 0)) return []
  return areasServed.filter((area) => !working.some(({ areas }) => areas.some((own) => sameArea(own, area))))
}

/** Whether there are nurses and none of them works on a day: `left` if they have all left by then. Null if one works. */
export function noNurseOn({ nurses }: Pick<Nurses, 'nurses'>, date: IsoDate): 'off' | 'left' | null {
  if (nurses.length === 0 || workingOn(nurses, date).length > 0) return null
  return nurses.every(({ leftOn }) => leftOn !== null && leftOn <= date) ? 'left' : 'off'
}

export const useNurses = () => usePolledQuery(['nurses'], (api, options) => api.get('/api/nurses', options))

/** Says so where nothing can be booked because nobody is on duty, with the next step. */
export function NoNurse({ date }: { date: IsoDate }) {
  const mayAdd = usePermission('manage-nurses')
  const { data } = useNurses()
  const reason = data && noNurseOn(data, date)
  if (!reason) return null
  return (
    <Notice kind="warning" action={mayAdd && <Link to="/admin/nurses">{text.add}</Link>}>
      {text.reasons[reason]} {!mayAdd && text.askAdmin}
    </Notice>
  )
}
