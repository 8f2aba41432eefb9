import type { MilestoneName, MilestoneState } from '@homecare/domain/visit-timeline'
import type { WhoseMessages } from './whose-messages'

/** Every visible sentence of the timeline of a visit that names nobody's sample. */
export const timelineMessages = {
  title: 'From booking to report',
  nurse: (firstName: string, licence: string) => `Your nurse is ${firstName}, licence number ${licence}.`,
  part: (here: number, expected: number) => `${here} of ${expected} reports are ready`,
  by: (time: string) => `by ${time}`,
  expectedBy: (time: string) => `expected by ${time}`,
  /** When the report comes, while the sample is not taken. */
  afterVisit: (hours: number) =>
    hours <= 48 ? `within ${hours} hours of the visit` : `within ${Math.ceil(hours / 24)} days of the visit`,
  allBy: (time: string) => `all of them by ${time}`,
  lateTitle: 'This is later than we said',
  lateNurse: 'We are sorry. Our team can see this too and will call you. If you would rather not wait, call us.',
  nobodyTitle: 'Nobody answered the door',
  nobody:
    'Our nurse came, but could not take a sample. Please call us: if the nurse is still nearby, we come again; otherwise we find another time.',
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
    next: { ...ahead, report: whose.inProgress },
    later: ahead,
    late: {
      booked: 'Booking',
      onTheWay: 'The nurse has not set off yet, as far as we know',
      arrived: 'The nurse has not arrived yet, as far as we know',
      sampleTaken: whose.notTaken,
      atLaboratory: whose.notAtLaboratory,
      report: whose.slow,
    },
  }
}
