import { formatDubaiTime } from '@homecare/domain/dates'
import type { Milestone, MilestoneName, MilestoneState } from '@homecare/domain/visit-timeline'
import { reportTime } from '../pdf/preparation'
import { text, type Block } from './blocks'
import type { PatientEmail } from './content'

const AHEAD: Record<MilestoneName, string> = {
  booked: 'Booking',
  onTheWay: 'The nurse sets off',
  arrived: 'The nurse arrives',
  sampleTaken: 'Your sample is taken, which needs about 15 minutes',
  atLaboratory: 'Your sample reaches the laboratory',
  report: 'Your report is ready',
}

const NAMES: Record<MilestoneState, Record<MilestoneName, string>> = {
  done: {
    booked: 'Booked and paid',
    onTheWay: 'The nurse set off',
    arrived: 'The nurse arrived',
    sampleTaken: 'Your sample was taken',
    atLaboratory: 'Your sample is at the laboratory',
    report: 'Your report is ready',
  },
  late: {
    booked: 'Booking',
    onTheWay: 'The nurse has not set off yet, as far as we know',
    arrived: 'The nurse has not arrived yet, as far as we know',
    sampleTaken: 'The sample has not been taken yet, as far as we know',
    atLaboratory: 'Your sample has not reached the laboratory yet',
    report: 'Your report takes longer than planned',
  },
  next: { ...AHEAD, report: 'The laboratory is working on your report' },
  later: AHEAD,
}

/** What has happened of the visit, what comes next and by when. Nothing for a booking that is not paid. */
export function timelineBlocks({ timeline, order }: Pick<PatientEmail, 'timeline' | 'order'>): Block[] {
  if (timeline.length === 0) return []
  const items = timeline.map((milestone) => ({
    state: milestone.state,
    name: NAMES[milestone.state][milestone.name],
    when: whenText(milestone, order.turnaroundHours),
  }))
  return [{ type: 'timeline', title: 'From booking to report', items }]
}

/** Says what is late, as the first thing of an email. */
export function lateBlocks({ timeline, profile }: Pick<PatientEmail, 'timeline' | 'profile'>): Block[] {
  const late = timeline.find(({ state }) => state === 'late')
  if (!late) return []
  const isReport = late.name === 'report' || late.name === 'atLaboratory'
  const what = isReport ? 'your report is not ready yet' : 'our nurse is later than we said'
  return [text(`We are sorry: ${what}. If you would rather not wait, call ${profile.phone}.`)]
}

function whenText({ name, state, at, expected }: Milestone, turnaroundHours: number): string {
  if (at) return formatDubaiTime(at)
  if (state === 'done') return ''
  if (expected) return `by ${formatDubaiTime(expected)}`
  return name === 'report' ? reportTime(turnaroundHours) : ''
}
