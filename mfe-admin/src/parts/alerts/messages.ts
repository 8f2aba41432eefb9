import type { AlarmKind } from '@homecare/contract/admin/alarms'

export const alertMessages = {
  lead: 'What the desk must know about immediately. An alert ends when its cause is over.',
  empty: 'No alerts',
  titles: {
    'nobody-there': 'Nobody there',
    'nurse-late': 'Nurse late',
    'has-eaten': 'Sample without fasting',
    'change-request': 'The patient asks for a change',
    unreached: 'Patient not reached',
    'codes-abroad': 'No more codes by text message abroad today',
    payment: 'Payment to decide about',
    statement: 'Differences with the card gateway',
    'follow-up': 'Overdue in a case',
    licence: 'A licence ends',
    'audit-history': 'The audit history is not intact',
    release: 'Browsers report errors',
  } satisfies Record<AlarmKind, string>,
  system: {
    'audit-history': () => 'The audit history is not intact',
    release: (subject: string) => `Browsers report errors of ${subject}`,
  },
  places: {
    statement: { to: '/admin/money', label: 'Money' },
    licence: { to: '/admin/nurses', label: 'Nurses' },
    'audit-history': { to: '/admin/audit', label: 'Audit' },
    release: { to: '/admin/releases', label: 'Releases' },
  },
  about: (name: string, number: string) => `${name}, ${number}`,
  markSeen: 'Mark as seen',
  markSeenOf: (title: string, about: string) => `Mark as seen: ${title}, ${about}`,
  seenBy: (name: string, time: string) => `Seen by ${name}, ${time}`,
  over: 'Over',
} as const
