import { findSlot } from '@homecare/domain/slots'
import { Notice } from '@homecare/ui/notice'
import { messages } from '../../messages'

/** Recommends a morning time and warns about later ones, which can be booked all the same. */
export function FastingAdvice({ hours, time }: { hours: number; time: string | null }) {
  const { fastingTitle, fastingMorning, fastingOther } = messages.slot
  const isAfterMorning = time !== null && findSlot(time)?.period !== 'Morning'
  return (
    <Notice kind={isAfterMorning ? 'warning' : 'info'} title={fastingTitle(hours)}>
      {isAfterMorning ? fastingOther(hours) : fastingMorning}
    </Notice>
  )
}
