import { findSlot } from '@homecare/domain/slots'
import { Notice } from '@homecare/ui/notice'
import { messages } from '../../messages'

/** Recommends a morning and warns about the rest; it never forbids. */
export function FastingAdvice({ hours, time }: { hours: number; time: string | null }) {
  const { fastingTitle, fastingMorning, fastingOther } = messages.slot
  const later = time !== null && findSlot(time)?.period !== 'Morning'
  return (
    <Notice kind={later ? 'warning' : 'info'} title={fastingTitle(hours)}>
      {later ? fastingOther(hours) : fastingMorning}
    </Notice>
  )
}
