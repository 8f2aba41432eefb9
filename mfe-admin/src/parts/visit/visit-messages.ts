import type { RefusalTexts } from '../../api/use-change'
import type { CareVisitEvent, CareVisitKind, CareVisitState } from '@homecare/domain/care-visit-table'

/** Every visible sentence about visits of care. */
export const visitText = {
  title: 'Visits',
  none: 'No visit is planned.',
  more: (count: number) => (count === 1 ? '1 more planned visit' : `${count} more planned visits`),
  earlier: 'Past and canceled',
  plan: 'Plan a visit',
  planHint: 'Visits of care can be planned once care has begun.',
  noNurse: 'No nurse',
  needs: (skills: string) => `Needs: ${skills}`,
  accepted: (rules: string) => `Accepted: ${rules}`,
  /** What was accepted with a nurse; a rule that is no longer known keeps its name. */
  rules: {
    'off-duty': 'outside the working hours',
    rest: 'little rest',
    week: 'many hours in the week',
    language: 'no common language',
    'prefer-sex': 'not the sex that the family prefers',
  } as Record<string, string>,
  kinds: { assessment: 'Assessment', visit: 'Visit' } satisfies Record<CareVisitKind, string>,
  states: { planned: 'Planned', ended: 'Took place', canceled: 'Canceled', missed: 'Missed' } satisfies Record<
    CareVisitState,
    string
  >,
  of: (kind: string, service: string) => `${kind}, ${service}`,
  between: (from: string, to: string) => `${from}–${to}`,
  nextDay: (range: string) => `${range} on the next day`,

  buttons: {
    assign: 'Assign',
    unassign: 'Take the nurse off',
    move: 'Move',
    cancel: 'Cancel…',
    done: 'Took place',
    miss: 'Missed…',
  } satisfies Record<CareVisitEvent, string>,
  done: {
    assign: 'The visit has its nurse.',
    unassign: 'The visit has no nurse now.',
    move: 'The visit is moved.',
    cancel: 'The visit is canceled.',
    done: 'The visit took place.',
    miss: 'The visit is noted as missed.',
  } satisfies Record<CareVisitEvent, string>,
  planned: 'The visit is planned.',
  undoChanged: 'The case has changed meanwhile, so this was not undone.',
  changeNurse: 'Change the nurse',

  dialog: {
    plan: 'Plan a visit',
    assign: 'Who makes the visit',
    move: 'Move the visit',
    kind: 'Kind',
    service: 'Service',
    serviceMissing: 'Enter the service',
    day: 'Day',
    time: 'Time (Dubai)',
    past: 'Choose a time from now on',
    minutes: 'Length',
    length: (minutes: number) =>
      minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`,
    skills: 'Its nurse must be able to do',
    save: 'Save',
  },
  nurse: {
    label: 'Nurse',
    nobody: 'Nobody yet',
    loading: 'Loading the nurses…',
    failed: 'The nurses could not be loaded. The visit can be planned without one.',
    unavailable: 'This nurse can’t make the visit.',
    accept: 'Assign nevertheless',
    tick: 'Tick “Assign nevertheless” if it is right.',
  },
  reason: {
    cancel: 'Cancel the visit',
    miss: 'The visit did not take place',
    save: 'Save',
    back: 'Keep the visit',
    reasons: {
      familysWish: 'The family wishes it',
      hospital: 'In hospital',
      noNurse: 'No nurse',
      plannedWrongly: 'Planned by mistake',
      nobodyHome: 'Nobody at home',
      refused: 'The patient refused',
      caseClosed: 'The case was closed',
      other: 'Another reason',
    } as Record<string, string>,
  },
}

/** Why a visit did not take place; what was written down stands for “another reason”. */
export const visitReason = (reason: string | null, written: string | null): string =>
  reason === 'other' && written ? written : reason ? (visitText.reason.reasons[reason] ?? reason) : ''

/** What is said where a nurse is refused. */
export const nurseRefusals: RefusalTexts = {
  NURSE_UNAVAILABLE: (detail) => detail ?? visitText.nurse.unavailable,
  CONFIRM_RULES: (detail = '') => `${detail} ${visitText.nurse.tick}`,
}
