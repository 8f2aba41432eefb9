import type { TestedPeople } from '@homecare/domain/people'
import * as texts from '../../locales/en/timeline.json'

/** The sentences that depend on who is tested, except the names of milestones. */
export function testedTexts(tested: TestedPeople): typeof texts.yours {
  if (tested.kind !== 'other') return tested.kind === 'patient' ? texts.yours : texts.several
  const { name } = tested
  const { lateReport, follows, readyAtTop } = texts.ofPerson
  return { lateReport: lateReport({ name }), follows: follows({ name }), readyAtTop: readyAtTop({ name }) }
}
