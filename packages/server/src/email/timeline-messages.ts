import type { MilestoneName, MilestoneState } from '@homecare/domain/visit-timeline'

const AHEAD: Record<MilestoneName, string> = {
  booked: 'Booking',
  onTheWay: 'The nurse sets off',
  arrived: 'The nurse arrives',
  sampleTaken: 'Your sample is taken, which takes about 15 minutes',
  atLaboratory: 'Your sample reaches the laboratory',
  report: 'Your report is ready',
}

export const MILESTONE_NAMES: Record<MilestoneState, Record<MilestoneName, string>> = {
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
    report: 'Your report is taking longer than planned',
  },
  next: { ...AHEAD, report: 'The laboratory is working on your report' },
  later: AHEAD,
}

const FAMILY_AHEAD: Record<MilestoneName, string> = {
  booked: 'Booking',
  onTheWay: 'The nurse sets off',
  arrived: 'The nurse arrives',
  sampleTaken: 'The samples are taken',
  atLaboratory: 'The samples reach the laboratory',
  report: 'All reports are ready',
}

/** With tests of several people in one visit. */
export const FAMILY_MILESTONE_NAMES: Record<MilestoneState, Record<MilestoneName, string>> = {
  done: {
    booked: 'Booked and paid',
    onTheWay: 'The nurse set off',
    arrived: 'The nurse arrived',
    sampleTaken: 'The samples were taken',
    atLaboratory: 'The samples are at the laboratory',
    report: 'All reports are ready',
  },
  late: {
    booked: 'Booking',
    onTheWay: 'The nurse has not set off yet, as far as we know',
    arrived: 'The nurse has not arrived yet, as far as we know',
    sampleTaken: 'The samples have not been taken yet, as far as we know',
    atLaboratory: 'The samples have not reached the laboratory yet',
    report: 'The reports are taking longer than planned',
  },
  next: { ...FAMILY_AHEAD, report: 'The laboratory is working on the reports' },
  later: FAMILY_AHEAD,
}

/** The first sentence of an email about a visit that is late. Each is whole: other languages order its words differently. */
export const lateMessages = {
  nurse: (phone: string) => `We are sorry: our nurse is running late. If you would rather not wait, call ${phone}.`,
  report: (phone: string) => `We are sorry: your report is not ready yet. If you would rather not wait, call ${phone}.`,
  reports: (phone: string) =>
    `We are sorry: not all reports are ready yet. If you would rather not wait, call ${phone}.`,
}
