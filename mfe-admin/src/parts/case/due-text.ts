import { staffTime } from '@homecare/domain/clock'

/** When something is due, as the desk reads it: whether it is overdue is said beside the time. */
export const dueText = (dueAt: string, now: Date): { text: string; isDue: boolean } => {
  const isDue = Date.parse(dueAt) <= now.getTime()
  return { text: staffTime(new Date(dueAt)), isDue }
}
