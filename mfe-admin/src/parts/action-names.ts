/** What is recorded, where its own words are not what people read today. Of two words for one thing the newer one is below. */
const ACTION_NAMES: Record<string, string> = {
  'move requested': 'Move of the visit requested',
  'cancel requested': 'Cancellation of the visit requested',
  moved: 'Visit moved',
  'chose another time': 'Chose another time',
  'payment paid': 'Payment received',
  'payment surplus': 'Paid once more',
  'refund requested': 'Refund requested',
  'refund accepted': 'The gateway gave the money back',
  'refund refused': 'The gateway refused the refund',
  'action cleared': 'Marked as done what needed action',
  'gateway asked': 'Asked the gateway again',
  'gateway difference settled': 'Settled a difference with the gateway’s list',
  'moved to the list': 'Not suspicious: moved to the list',
  'email not sent':
    'The email about the unfinished payment was not sent: too many went to this address or number that day',
  'email address refused': 'The mail server refused the patient’s email address',
  reopened: 'Completion undone, pending again',
  'accession number given': 'Accession number given',
  'sample handed over': 'Sample handed over to the laboratory',
  'hand-over undone': 'Hand-over to the laboratory undone',
  'report late': 'The report is late',
  'report withdrawn': 'Report removed',
  'report discarded': 'Report deleted',
  'identity given': 'Date of birth and sex given',
  'note added': 'Note added',
  'note taken back': 'Note taken back',
  'link to the report withdrawn': 'Link to the report removed',
  'nurse assigned': 'Nurse assigned',
  'nurse unassigned': 'Nurse taken off the visit',
  'day sheet revoked': 'Link to the day sheet ended',
  'half hour closed': 'Slot closed',
  'half hour opened': 'Slot opened',
  'capacity set': 'Seats of a slot changed',
  'request taken on': 'Taken on',
  'request given back': 'Given back, nobody works on it',
  'health changed': 'Health facts changed',
  'case taken on': 'Taken on',
  'case given back': 'Given back, nobody is responsible',
  'request joined': 'Took in the request of another case',
  'travel time set': 'Minutes between two areas changed',
  'gateway list compared': 'Compared with the gateway’s list',
  'hold ended': 'Hold ended by staff',
  'held seat released': 'Held seat given back',
  'file removed': 'File removed',
  'link to the report removed': 'Link to the report removed',
}

/** An action as people read it; the server records words in the past tense. */
export const actionText = (action: string): string =>
  ACTION_NAMES[action] ?? action.charAt(0).toUpperCase() + action.slice(1)

/** What finds the actions whose shown or recorded words have the typed part, in the words of the server. */
export function recordedActions(typed: string): string {
  const part = typed.trim().toLowerCase()
  const shown = Object.keys(ACTION_NAMES).filter((action) => actionText(action).toLowerCase().includes(part))
  return part && [part, ...shown.filter((action) => !action.includes(part))].join(',')
}
