import type { CaseEvent, CaseState } from '@homecare/domain/case-table'
import type { NurseSexWish } from '@homecare/domain/care-wishes'

/** What both the list and the page of a case say. */
export const caseMessages = {
  states: {
    new: 'New',
    calling: 'Calling',
    assessmentBooked: 'Assessment booked',
    quoted: 'Quoted',
    active: 'Active',
    paused: 'Paused',
    ended: 'Ended',
    lost: 'Lost',
  } satisfies Record<CaseState, string>,
  reasons: {
    tooExpensive: 'Too expensive',
    otherProvider: 'Chose another provider',
    notReached: 'Could not be reached',
    outsideArea: 'Outside our area',
    notOffered: 'We don’t offer this',
    notNeeded: 'No longer needed',
    notMeant: 'Not a request for care',
    hospital: 'In hospital',
    travel: 'Travelling',
    familysWish: 'The family wishes it',
    recovered: 'Recovered',
    movedAway: 'Moved away',
    died: 'Died',
    handled: 'Answered without care',
    requestCanceled: 'The request was canceled',
    other: 'Another reason',
  } as Record<string, string>,
  nobody: 'Nobody',
  nothingPlanned: 'Nothing planned',
  events: {
    beginCare: { button: 'Begin care', done: 'Care has begun.' },
    lose: { button: 'Close as lost', done: 'The case is closed.' },
    pause: { button: 'Pause', done: 'Care is paused.' },
    resume: { button: 'Resume', done: 'Care goes on.' },
    end: { button: 'End care', done: 'Care has ended.' },
  } satisfies Record<CaseEvent, { button: string; done: string }>,
  nurseSex: {
    any: 'No wish',
    preferFemale: 'A woman if possible',
    mustFemale: 'Only a woman',
    preferMale: 'A man if possible',
    mustMale: 'Only a man',
  } satisfies Record<NurseSexWish, string>,
}

/** The reason of a case's last event in words; what was written down stands for “another reason”. */
export const reasonText = (reason: string | null, written: string | null): string =>
  reason === 'other' && written ? written : reason ? (caseMessages.reasons[reason] ?? reason) : ''
