import { formatDate } from '@homecare/domain/dates'
import type { SlotChoice } from '@homecare/domain/nearest-slots'

export const slotText = ({ date, time }: SlotChoice): string => `${formatDate(date)}, ${time}`
