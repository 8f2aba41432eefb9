import { testedPeople } from '@homecare/domain/people'
import * as texts from '../locales/en/fasting.json'

interface Tested {
  people: readonly string[]
  lines: readonly { person: number }[]
}

/** The title of the advice on fasting, which names the only person with tests if another one booked. */
export function prepareTitle({ people, lines }: Tested): string {
  const tested = testedPeople(people, lines)
  if (tested.kind === 'other') return texts.beforeVisitOf({ name: tested.name })
  return tested.kind === 'patient' ? texts.beforeVisit : texts.beforeVisitOfAll
}
