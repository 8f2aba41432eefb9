import type { TestedPeople } from '@homecare/domain/people'

/** Every sentence that says whose samples and reports they are. Each is whole: other languages order its words differently. */
export interface WhoseMessages {
  taking: string
  taken: string
  notTaken: string
  reaching: string
  atLaboratory: string
  notAtLaboratory: string
  ready: string
  inProgress: string
  slow: string
  lateReport: string
  follows: string
  readyAtTop: string
}

const YOURS: WhoseMessages = {
  taking: 'Your sample is taken',
  taken: 'Your sample was taken',
  notTaken: 'Your sample has not been taken yet, as far as we know',
  reaching: 'Your sample reaches the laboratory',
  atLaboratory: 'Your sample is at the laboratory',
  notAtLaboratory: 'Your sample has not reached the laboratory yet',
  ready: 'Your report is ready',
  inProgress: 'The laboratory is working on your report',
  slow: 'Your report is taking longer than planned',
  lateReport: 'We are sorry. We are in touch with the laboratory, and will email you as soon as your report is ready.',
  follows: 'We will email you as soon as your report is ready.',
  readyAtTop: 'Your report is ready at the top of this page.',
}

/** The visit is for one person, who is not the patient who booked. */
const ofPerson = (name: string): WhoseMessages => ({
  taking: `${name}’s sample is taken`,
  taken: `${name}’s sample was taken`,
  notTaken: `${name}’s sample has not been taken yet, as far as we know`,
  reaching: `${name}’s sample reaches the laboratory`,
  atLaboratory: `${name}’s sample is at the laboratory`,
  notAtLaboratory: `${name}’s sample has not reached the laboratory yet`,
  ready: `${name}’s report is ready`,
  inProgress: `The laboratory is working on ${name}’s report`,
  slow: `${name}’s report is taking longer than planned`,
  lateReport: `We are sorry. We are in touch with the laboratory, and will email you as soon as ${name}’s report is ready.`,
  follows: `We will email you as soon as ${name}’s report is ready.`,
  readyAtTop: `${name}’s report is ready at the top of this page.`,
})

const SEVERAL: WhoseMessages = {
  taking: 'The samples are taken',
  taken: 'The samples were taken',
  notTaken: 'The samples have not been taken yet, as far as we know',
  reaching: 'The samples reach the laboratory',
  atLaboratory: 'The samples are at the laboratory',
  notAtLaboratory: 'The samples have not reached the laboratory yet',
  ready: 'All reports are ready',
  inProgress: 'The laboratory is working on the reports',
  slow: 'The reports are taking longer than planned',
  lateReport:
    'We are sorry. We are in touch with the laboratory, and will email you about each missing report as soon as it is ready.',
  follows: 'We will email you as soon as each report is ready.',
  readyAtTop: 'All reports are ready at the top of this page.',
}

export function whoseMessages(tested: TestedPeople): WhoseMessages {
  if (tested.kind === 'other') return ofPerson(tested.name)
  return tested.kind === 'patient' ? YOURS : SEVERAL
}
