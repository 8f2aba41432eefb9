import type { TestedPeople } from '@homecare/domain/people'

/** The sentences that depend on who is tested, except the names of milestones. Each is stored whole, because word order differs between languages. */
interface TestedPeopleMessages {
  /** The first sentence of an email about a report that is late. */
  late: (phone: string) => string
  /** Where the samples go, and when emails follow. */
  follows: string
  /** The title of how to prepare. */
  prepare: string
  /** Whose names the tubes have; null where nobody could confuse them. */
  labels: string | null
}

const YOURS: TestedPeopleMessages = {
  late: (phone) => `We are sorry: your report is not ready yet. If you would rather not wait, call ${phone}.`,
  follows:
    'Your sample goes to a certified laboratory the same day. We will email you when the nurse is on the way and when your report is ready.',
  prepare: 'Before the visit',
  labels: null,
}

/** The visit is for one person, who is not the patient who booked. */
const ofPerson = (name: string): TestedPeopleMessages => ({
  late: (phone) => `We are sorry: ${name}’s report is not ready yet. If you would rather not wait, call ${phone}.`,
  follows: `${name}’s sample goes to a certified laboratory the same day. We will email you when the nurse is on the way and when ${name}’s report is ready.`,
  prepare: `Before the visit, for ${name}`,
  labels: `The tubes are labelled with ${name}’s name. Please check it while the nurse is with you.`,
})

const SEVERAL: TestedPeopleMessages = {
  late: (phone) => `We are sorry: not all reports are ready yet. If you would rather not wait, call ${phone}.`,
  follows:
    'The samples go to a certified laboratory the same day. We will email you when the nurse is on the way and when each report is ready.',
  prepare: 'Before the visit, for everyone who is tested',
  labels: 'Each person’s tubes are labelled with their name. Please check the name on yours.',
}

export function testedPeopleMessages(tested: TestedPeople): TestedPeopleMessages {
  if (tested.kind === 'other') return ofPerson(tested.name)
  return tested.kind === 'patient' ? YOURS : SEVERAL
}

/** The first sentence of an email about a nurse who is late. */
export const lateNurse = (phone: string): string =>
  `We are sorry: our nurse is running late. If you would rather not wait, call ${phone}.`
