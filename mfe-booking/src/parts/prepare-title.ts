import { testedPeople } from '@homecare/domain/people'
import { messages } from '../messages'

interface Tested {
  people: readonly string[]
  lines: readonly { person: number }[]
}

/** The title of the advice on fasting, which names the only person with tests if another one booked. */
export function prepareTitle({ people, lines }: Tested): string {
  const tested = testedPeople(people, lines)
  return tested.kind === 'other' ? messages.prepare.other(tested.name) : messages.prepare[tested.kind]
}
