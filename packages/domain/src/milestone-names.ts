import type { TestedPeople } from './people'
import type { MilestoneName, MilestoneState } from './visit-timeline'

/** The sentences of the timeline that say whose samples and reports they are. Each is whole: other languages order its words differently. */
interface WhoseNames {
  taking: string
  taken: string
  notTaken: string
  reaching: string
  atLaboratory: string
  notAtLaboratory: string
  ready: string
  inProgress: string
  slow: string
}

const YOURS: WhoseNames = {
  taking: 'Your sample is taken, which takes about 15 minutes',
  taken: 'Your sample was taken',
  notTaken: 'Your sample has not been taken yet, as far as we know',
  reaching: 'Your sample reaches the laboratory',
  atLaboratory: 'Your sample is at the laboratory',
  notAtLaboratory: 'Your sample has not reached the laboratory yet',
  ready: 'Your report is ready',
  inProgress: 'The laboratory is working on your report',
  slow: 'Your report is taking longer than planned',
}

const ofPerson = (name: string): WhoseNames => ({
  taking: `${name}’s sample is taken, which takes about 15 minutes`,
  taken: `${name}’s sample was taken`,
  notTaken: `${name}’s sample has not been taken yet, as far as we know`,
  reaching: `${name}’s sample reaches the laboratory`,
  atLaboratory: `${name}’s sample is at the laboratory`,
  notAtLaboratory: `${name}’s sample has not reached the laboratory yet`,
  ready: `${name}’s report is ready`,
  inProgress: `The laboratory is working on ${name}’s report`,
  slow: `${name}’s report is taking longer than planned`,
})

const SEVERAL: WhoseNames = {
  taking: 'The samples are taken',
  taken: 'The samples were taken',
  notTaken: 'The samples have not been taken yet, as far as we know',
  reaching: 'The samples reach the laboratory',
  atLaboratory: 'The samples are at the laboratory',
  notAtLaboratory: 'The samples have not reached the laboratory yet',
  ready: 'All reports are ready',
  inProgress: 'The laboratory is working on the reports',
  slow: 'The reports are taking longer than planned',
}

function whoseNames(tested: TestedPeople): WhoseNames {
  if (tested.kind === 'other') return ofPerson(tested.name)
  return tested.kind === 'patient' ? YOURS : SEVERAL
}

/** What the patient reads for each milestone, on the page and in emails. */
export function milestoneNames(tested: TestedPeople): Record<MilestoneState, Record<MilestoneName, string>> {
  const whose = whoseNames(tested)
  const upcoming: Record<MilestoneName, string> = {
    booked: 'Booking',
    onTheWay: 'The nurse sets out',
    arrived: 'The nurse arrives',
    sampleTaken: whose.taking,
    atLaboratory: whose.reaching,
    report: whose.ready,
  }
  return {
    done: {
      booked: 'Booked and paid',
      onTheWay: 'The nurse is on the way',
      arrived: 'The nurse arrived',
      sampleTaken: whose.taken,
      atLaboratory: whose.atLaboratory,
      report: whose.ready,
    },
    late: {
      booked: 'Booking',
      onTheWay: 'The nurse is not on the way yet, as far as we know',
      arrived: 'The nurse has not arrived yet, as far as we know',
      sampleTaken: whose.notTaken,
      atLaboratory: whose.notAtLaboratory,
      report: whose.slow,
    },
    next: { ...upcoming, report: whose.inProgress },
    later: upcoming,
  }
}
