import type { TestedPeople } from '@homecare/domain/people'

/** Every sentence that says whose samples and reports they are, but for the names of milestones. Each is whole: other languages order its words differently. */
interface WhoseMessages {
  lateReport: string
  follows: string
  readyAtTop: string
}

const YOURS: WhoseMessages = {
  lateReport: 'We are sorry. We are in touch with the laboratory, and will email you as soon as your report is ready.',
  follows: 'We will email you as soon as your report is ready.',
  readyAtTop: 'Your report is ready at the top of this page.',
}

/** The visit is for one person, who is not the patient who booked. */
const ofPerson = (name: string): WhoseMessages => ({
  lateReport: `We are sorry. We are in touch with the laboratory, and will email you as soon as ${name}’s report is ready.`,
  follows: `We will email you as soon as ${name}’s report is ready.`,
  readyAtTop: `${name}’s report is ready at the top of this page.`,
})

const SEVERAL: WhoseMessages = {
  lateReport:
    'We are sorry. We are in touch with the laboratory, and will email you about each missing report as soon as it is ready.',
  follows: 'We will email you as soon as each report is ready.',
  readyAtTop: 'All reports are ready at the top of this page.',
}

export function whoseMessages(tested: TestedPeople): WhoseMessages {
  if (tested.kind === 'other') return ofPerson(tested.name)
  return tested.kind === 'patient' ? YOURS : SEVERAL
}
