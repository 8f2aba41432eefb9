import { patientTime } from '@homecare/domain/clock'
import { milestoneNames } from '@homecare/domain/milestone-names'
import { testedPeople } from '@homecare/domain/people'
import type { Milestone } from '@homecare/domain/visit-timeline'
import { reportTime } from '../pdf/preparation'
import { text, type Block } from './blocks'
import type { PatientEmail } from './content'
import { lateNurse, testedPeopleMessages } from './timeline-messages'

/** What has happened of the visit, what comes next and by when. Nothing for a booking that is not paid. */
export function timelineBlocks({ timeline, order }: Pick<PatientEmail, 'timeline' | 'order'>): Block[] {
  if (timeline.length === 0) return []
  const names = milestoneNames(testedPeople(order.people, order.lines))
  const items = timeline.map((milestone) => ({
    state: milestone.state,
    name: milestone.part ? partText(milestone.part) : names[milestone.state][milestone.name],
    when: whenText(milestone, order.turnaroundHours),
  }))
  return [{ type: 'timeline', title: 'From booking to report', items }]
}

export const testedPeopleMessagesOf = ({ people, lines }: PatientEmail['order']) =>
  testedPeopleMessages(testedPeople(people, lines))

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
  if (late.name !== 'report' && late.name !== 'atLaboratory') return [text(lateNurse(profile.phone))]
  return [text(testedPeopleMessagesOf(order).late(profile.phone))]
}

function whenText({ name, state, at, expected, part }: Milestone, turnaroundHours: number): string {
  if (at) return patientTime(at)
  if (state === 'done') return ''
  if (expected && state === 'late') return `expected by ${patientTime(expected)}`
  if (expected) return `${part ? 'all of them by' : 'by'} ${patientTime(expected)}`
  return name === 'report' ? reportTime(turnaroundHours) : ''
}
