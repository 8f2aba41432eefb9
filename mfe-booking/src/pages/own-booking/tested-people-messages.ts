import type { TestedPeople } from '@homecare/domain/people'

/** The sentences that depend on who is tested, except the names of milestones. Each is stored whole, because word order differs between languages. */
interface TestedPeopleMessages {
  lateReport: string
  follows: string
  readyAtTop: string
}

const YOURS: TestedPeopleMessages = {
  lateReport: 'We are sorry. We are in touch with the laboratory, and will email you as soon as your report is ready.',
  follows: 'We will email you as soon as your report is ready.',
  readyAtTop: 'Your report is ready at the top of this page.',
}

/** The visit is for one person, who is not the patient who booked. */
const ofPerson = (name: string): TestedPeopleMessages => ({
  lateReport: `We are sorry. We are in touch with the laboratory, and will email you as soon as ${name}’s report is ready.`,
  follows: `We will email you as soon as ${name}’s report is ready.`,
  readyAtTop: `${name}’s report is ready at the top of this page.`,
})

const SEVERAL: TestedPeopleMessages = {
  lateReport:
    'We are sorry. We are in touch with the laboratory, and will email you about each missing report as soon as it is ready.',
  follows: 'We will email you as soon as each report is ready.',
  readyAtTop: 'All reports are ready at the top of this page.',
}

export function testedPeopleMessages(tested: TestedPeople): TestedPeopleMessages {
  if (tested.kind === 'other') return ofPerson(tested.name)
  return tested.kind === 'patient' ? YOURS : SEVERAL
}
