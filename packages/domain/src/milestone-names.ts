import type { TestedPeople } from './people'
import type { MilestoneName, MilestoneState } from './visit-timeline'
import * as ownTexts from './locales/en/milestones.json'

type Texts = typeof ownTexts

/** The sentences of the timeline that say whose samples and reports they are. Each is whole: other languages order its words differently. */
function whoseNames(tested: TestedPeople, texts: Texts): Texts['yours'] {
  if (tested.kind !== 'other') return tested.kind === 'patient' ? texts.yours : texts.several
  const { name } = tested
  const { taking, taken, notTaken, reaching, atLaboratory, notAtLaboratory, ready, inProgress, slow } = texts.ofPerson
  return {
    taking: taking({ name }),
    taken: taken({ name }),
    notTaken: notTaken({ name }),
    reaching: reaching({ name }),
    atLaboratory: atLaboratory({ name }),
    notAtLaboratory: notAtLaboratory({ name }),
    ready: ready({ name }),
    inProgress: inProgress({ name }),
    slow: slow({ name }),
  }
}

/** What the patient reads for each milestone, on the page and in emails; `texts` are those of `texts-of-languages.ts`. */
export function milestoneNames(
  tested: TestedPeople,
  texts: Texts = ownTexts,
): Record<MilestoneState, Record<MilestoneName, string>> {
  const whose = whoseNames(tested, texts)
  const { booking, booked, onTheWay, arrived } = texts
  const upcoming: Record<MilestoneName, string> = {
    booked: booking,
    onTheWay: onTheWay.next,
    arrived: arrived.next,
    sampleTaken: whose.taking,
    atLaboratory: whose.reaching,
    report: whose.ready,
  }
  return {
    done: {
      booked,
      onTheWay: onTheWay.done,
      arrived: arrived.done,
      sampleTaken: whose.taken,
      atLaboratory: whose.atLaboratory,
      report: whose.ready,
    },
    late: {
      booked: booking,
      onTheWay: onTheWay.late,
      arrived: arrived.late,
      sampleTaken: whose.notTaken,
      atLaboratory: whose.notAtLaboratory,
      report: whose.slow,
    },
    next: { ...upcoming, report: whose.inProgress },
    later: upcoming,
  }
}
