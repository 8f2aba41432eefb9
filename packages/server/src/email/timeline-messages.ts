import type { TestedPeople } from '@homecare/domain/people'
import type { MilestoneName, MilestoneState } from '@homecare/domain/visit-timeline'

/** Every sentence that says whose samples and reports they are. Each is whole: other languages order its words differently. */
interface WhoseMessages {
  taking: string
  taken: string
  notTaken: string
  reaching: string
  atLaboratory: string
  notAtLaboratory: string
  ready: string
  inProgress: string
  slow: string
  /** The first sentence of an email about a report that is late. */
  late: (phone: string) => string
  /** Where the samples go, and when emails follow. */
  follows: string
  /** The title of how to prepare. */
  prepare: string
  /** Whose names the tubes have; null where nobody could confuse them. */
  labels: string | null
}

const YOURS: WhoseMessages = {
  taking: 'Your sample is taken, which takes about 15 minutes',
  taken: 'Your sample was taken',
  notTaken: 'Your sample has not been taken yet, as far as we know',
  reaching: 'Your sample reaches the laboratory',
  atLaboratory: 'Your sample is at the laboratory',
  notAtLaboratory: 'Your sample has not reached the laboratory yet',
  ready: 'Your report is ready',
  inProgress: 'The laboratory is working on your report',
  slow: 'Your report is taking longer than planned',
  late: (phone) => `We are sorry: your report is not ready yet. If you would rather not wait, call ${phone}.`,
  follows:
    'Your sample goes to a certified laboratory the same day. We will email you when the nurse sets off and when your report is ready.',
  prepare: 'Before the visit',
  labels: null,
}

/** The visit is for one person, who is not the patient who booked. */
const ofPerson = (name: string): WhoseMessages => ({
  taking: `${name}’s sample is taken, which takes about 15 minutes`,
  taken: `${name}’s sample was taken`,
  notTaken: `${name}’s sample has not been taken yet, as far as we know`,
  reaching: `${name}’s sample reaches the laboratory`,
  atLaboratory: `${name}’s sample is at the laboratory`,
  notAtLaboratory: `${name}’s sample has not reached the laboratory yet`,
  ready: `${name}’s report is ready`,
  inProgress: `The laboratory is working on ${name}’s report`,
  slow: `${name}’s report is taking longer than planned`,
  late: (phone) => `We are sorry: ${name}’s report is not ready yet. If you would rather not wait, call ${phone}.`,
  follows: `${name}’s sample goes to a certified laboratory the same day. We will email you when the nurse sets off and when ${name}’s report is ready.`,
  prepare: `Before the visit, for ${name}`,
  labels: `The tubes are labelled with ${name}’s name. Please check it before the nurse leaves.`,
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
  late: (phone) => `We are sorry: not all reports are ready yet. If you would rather not wait, call ${phone}.`,
  follows:
    'The samples go to a certified laboratory the same day. We will email you when the nurse sets off and when each report is ready.',
  prepare: 'Before the visit, for everyone who is tested',
  labels: 'Each person’s tubes are labelled with their name. Please check the name on yours.',
}

export function whoseMessages(tested: TestedPeople): WhoseMessages {
  if (tested.kind === 'other') return ofPerson(tested.name)
  return tested.kind === 'patient' ? YOURS : SEVERAL
}

export function milestoneNames(whose: WhoseMessages): Record<MilestoneState, Record<MilestoneName, string>> {
  const ahead: Record<MilestoneName, string> = {
    booked: 'Booking',
    onTheWay: 'The nurse sets off',
    arrived: 'The nurse arrives',
    sampleTaken: whose.taking,
    atLaboratory: whose.reaching,
    report: whose.ready,
  }
  return {
    done: {
      booked: 'Booked and paid',
      onTheWay: 'The nurse set off',
      arrived: 'The nurse arrived',
      sampleTaken: whose.taken,
      atLaboratory: whose.atLaboratory,
      report: whose.ready,
    },
    late: {
      booked: 'Booking',
      onTheWay: 'The nurse has not set off yet, as far as we know',
      arrived: 'The nurse has not arrived yet, as far as we know',
      sampleTaken: whose.notTaken,
      atLaboratory: whose.notAtLaboratory,
      report: whose.slow,
    },
    next: { ...ahead, report: whose.inProgress },
    later: ahead,
  }
}

/** The first sentence of an email about a nurse who is late. */
export const lateNurse = (phone: string): string =>
  `We are sorry: our nurse is running late. If you would rather not wait, call ${phone}.`
