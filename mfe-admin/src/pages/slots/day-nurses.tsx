import type { SlotDays } from '@homecare/contract/admin/slot-plan'
import type { IsoDate } from '@homecare/domain/dates'
import { Notice } from '@homecare/ui/notice'
import { areasWithoutNurse, NoNurse, noNurseOn, useNurses } from '../../parts/no-nurse'
import { slotPlanMessages } from './messages'

const text = slotPlanMessages.nurses
/** As many areas are named; of more only their number is said. */
const MAX_NAMED = 6

interface DayNursesProps {
  date: IsoDate
  /** How much of the day is taken. */
  day: SlotDays['days'][number] | undefined
}

/** What a day lacks in nurses: everybody, those for visits that are booked already, or those for certain areas. */
export function DayNurses({ date, day }: DayNursesProps) {
  const { data } = useNurses()
  if (!data) return null
  if (data.nurses.length === 0) return <Notice kind="info">{text.nobodyEntered}</Notice>
  const taken = day?.slots.reduce((sum, slot) => sum + slot.taken, 0) ?? 0
  const uncovered = areasWithoutNurse(data, date)
  return (
    <>
      <NoNurse date={date} />
      {taken > 0 && noNurseOn(data, date) !== null && <Notice kind="warning">{text.taken(taken)}</Notice>}
      {uncovered.length > 0 && (
        <Notice kind="warning">{text.uncovered(uncovered.slice(0, MAX_NAMED), uncovered.length - MAX_NAMED)}</Notice>
      )}
    </>
  )
}
