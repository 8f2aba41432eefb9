import { TESTS } from './tests.mjs'

const SERVER_INTERNAL = '^packages/server/src/[^/]+/internal/'

/**
 * The folders of packages/server/src in the order of their imports: each may import those before it and none after it, so
 * there is no circle of folders either. What a folder needs of a later one reaches it as an argument or an effect; what
 * puts several entities together stands after them. A new folder takes its place here.
 */
const SERVER_ORDER = [
  // What everything stands on.
  ...['generated', 'locales', 'ports', 'process', 'database', 'adapters', 'pdf'],
  // What every entity uses. An appointment is what bookings and requests have in common: notes, lists, states.
  ...['audit', 'outbox', 'alarm', 'appointment', 'file'],
  // Beside the bookings.
  ...['release', 'picture', 'brochure', 'sharing-picture'],
  // From the catalogue to the report.
  ...[
    'catalogue',
    'nurse',
    'staff',
    'rate',
    'slot',
    'booking',
    'payment',
    'statement',
    'sample',
    'visit',
    'report',
    'case',
    'quote',
    'plan',
    'request',
  ],
  // What puts several entities together: own is a booking as its patient sees it, my the page of a phone's owner, record as staff see it.
  ...['patient', 'board', 'roster', 'own', 'my', 'record', 'email', 'message', 'maintenance'],
]
const ofServer = (folders) => `^packages/server/src/(${folders.join('|')})/`

/** The order of the folders of packages/server/src as rules. */
export const SERVER_RULES = [
  {
    name: 'entities-meet-in-use-cases',
    comment: "An entity's internal/ is its own: import a file directly in its folder, or make one.",
    severity: 'error',
    from: { path: '^packages/server/src/([^/]+)', pathNot: TESTS },
    to: { path: SERVER_INTERNAL, pathNot: '^packages/server/src/$1/' },
  },
  ...SERVER_ORDER.slice(0, -1).map((folder, place) => ({
    name: 'server-order',
    comment: 'Imports run one way only: see SERVER_ORDER. Pass an argument, return an effect, or move the function.',
    severity: 'error',
    from: { path: ofServer([folder]), pathNot: TESTS },
    to: { path: ofServer(SERVER_ORDER.slice(place + 1)) },
  })),
  {
    name: 'server-folders',
    comment: 'Every file of packages/server/src lies in a folder of SERVER_ORDER.',
    severity: 'error',
    from: { path: '^packages/server/src/', pathNot: [TESTS, ofServer(SERVER_ORDER), '^packages/server/src/locales/'] },
    to: {},
  },
]
