import { formatDubaiTime } from '@homecare/domain/dates'
import { linesByPerson } from '@homecare/domain/people'
import type { Milestone } from '@homecare/domain/visit-timeline'
import { reportTime } from '../pdf/preparation'
import { text, type Block } from './blocks'
import type { PatientEmail } from './content'
import { FAMILY_MILESTONE_NAMES, lateMessages, MILESTONE_NAMES } from './timeline-messages'

/** What has happened of the visit, what comes next and by when. Nothing for a booking that is not paid. */
export function timelineBlocks({ timeline, order }: Pick<PatientEmail, 'timeline' | 'order'>): Block[] {
  if (timeline.length === 0) return []
  const names = hasSeveralSamples(order) ? FAMILY_MILESTONE_NAMES : MILESTONE_NAMES
  const items = timeline.map((milestone) => ({
    state: milestone.state,
    name: milestone.part ? partText(milestone.part) : names[milestone.state][milestone.name],
    when: whenText(milestone, order.turnaroundHours),
  }))
  return [{ type: 'timeline', title: 'From booking to report', items }]
}

const hasSeveralSamples = ({ people, lines }: PatientEmail['order']) => linesByPerson(people, lines).length > 1

/** The reports of several people come one after the other. */
const partText = ({ here, expected }: NonNullable<Milestone['part']>) => `${here} of ${expected} reports are ready`

/** Says what is late, as the first thing of an email. */
export function lateBlocks({
  timeline,
  order,
  profile,
}: Pick<PatientEmail, 'timeline' | 'order' | 'profile'>): Block[] {
  const late = timeline.find(({ state }) => state === 'late')
  if (!late) return []
  if (late.name !== 'report' && late.name !== 'atLaboratory') return [text(lateMessages.nurse(profile.phone))]
  return [text((hasSeveralSamples(order) ? lateMessages.reports : lateMessages.report)(profile.phone))]
}

function whenText({ name, state, at, expected }: Milestone, turnaroundHours: number): string {
  if (at) return formatDubaiTime(at)
  if (state === 'done') return ''
  if (expected) return `by ${formatDubaiTime(expected)}`
  return name === 'report' ? reportTime(turnaroundHours) : ''
}
