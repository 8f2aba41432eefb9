import { patientTime } from '@homecare/domain/clock'
import { milestoneNames } from '@homecare/domain/milestone-names'
import { testedPeople } from '@homecare/domain/people'
import { MILESTONES } from '@homecare/domain/texts-of-languages'
import type { Milestone } from '@homecare/domain/visit-timeline'
import { reportTime } from '../pdf/preparation'
import { text, type Block } from './blocks'
import type { PatientEmail } from './content'
import { EMAIL } from './texts'
import { testedPeopleMessages } from './timeline-messages'

/** What has happened of the visit, what comes next and by when. Nothing for a booking that is not paid. */
export function timelineBlocks({
  timeline,
  order,
  locale,
}: Pick<PatientEmail, 'timeline' | 'order' | 'locale'>): Block[] {
  if (timeline.length === 0) return []
  const texts = EMAIL[locale].timeline
  const names = milestoneNames(testedPeople(order.people, order.lines), MILESTONES[locale])
  const items = timeline.map((milestone) => ({
    state: milestone.state,
    // The reports of several people come one after the other.
    name: milestone.part ? texts.parts({ ...milestone.part }) : names[milestone.state][milestone.name],
    when: whenText(milestone, order.turnaroundHours, locale),
  }))
  return [{ type: 'timeline', title: texts.title, items }]
}

export const testedPeopleMessagesOf = ({ order: { people, lines }, locale }: Pick<PatientEmail, 'order' | 'locale'>) =>
  testedPeopleMessages(testedPeople(people, lines), locale)

/** Says what is late, as the first thing of an email. */
export function lateBlocks(mail: Pick<PatientEmail, 'timeline' | 'order' | 'profile' | 'locale'>): Block[] {
  const { timeline, profile, locale } = mail
  const late = timeline.find(({ state }) => state === 'late')
  if (!late) return []
  const { phone } = profile
  if (late.name !== 'report' && late.name !== 'atLaboratory') return [text(EMAIL[locale].lateNurse({ phone }))]
  return [text(testedPeopleMessagesOf(mail).late(phone))]
}

function whenText(
  { name, state, at, expected, part }: Milestone,
  turnaroundHours: number,
  locale: PatientEmail['locale'],
): string {
  const texts = EMAIL[locale].timeline
  if (at) return patientTime(at, { locale })
  if (state === 'done') return ''
  if (!expected) return name === 'report' ? reportTime(turnaroundHours, locale) : ''
  const time = patientTime(expected, { locale })
  if (state === 'late') return texts.expectedBy({ time })
  return part ? texts.allBy({ time }) : texts.by({ time })
}
