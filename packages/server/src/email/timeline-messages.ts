import type { Locale } from '@homecare/domain/locales'
import type { TestedPeople } from '@homecare/domain/people'
import { EMAIL } from './texts'

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

export function testedPeopleMessages(tested: TestedPeople, locale: Locale): TestedPeopleMessages {
  const { yours, ofPerson, several } = EMAIL[locale]
  if (tested.kind === 'patient') return { ...yours, late: (phone) => yours.late({ phone }), labels: null }
  if (tested.kind === 'several') return { ...several, late: (phone) => several.late({ phone }) }
  const { name } = tested
  return {
    late: (phone) => ofPerson.late({ name, phone }),
    follows: ofPerson.follows({ name }),
    prepare: ofPerson.prepare({ name }),
    labels: ofPerson.labels({ name }),
  }
}
