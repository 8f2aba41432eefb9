import { TESTS } from './tests.mjs'

/** What the folders of a remote may import of each other. */
export const REMOTE_RULES = [
  {
    name: 'pages-stand-alone',
    comment: 'What two pages show belongs in parts/, what they load in api/.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/pages/([^/]+)/', pathNot: TESTS },
    to: { path: '^$1/src/pages/[^/]+/', pathNot: '^$1/src/pages/$2/' },
  },
  {
    name: 'parts-and-api-know-no-page',
    comment: 'Pages are on top: hand the value in, or move what is shared down.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/(parts|api)/', pathNot: TESTS },
    to: { path: '^$1/src/(pages/|(remote|pages|screens)[.]tsx?$)' },
  },
  {
    name: 'api-knows-no-part',
    comment: 'Server state is under everything that is shown.',
    severity: 'error',
    // mfe-booking's api/ keeps the links of its calls in parts/.
    from: { path: '^(mfe-[^/]+)/src/api/', pathNot: [TESTS, '^mfe-booking/'] },
    to: { path: '^$1/src/parts/' },
  },
  {
    name: 'no-circle-in-remotes',
    comment: 'Neither by types: a type that two files need is declared in a third one.',
    severity: 'error',
    // The two older remotes have some such types.
    from: { path: '^mfe-', pathNot: [TESTS, '^mfe-(site|booking)/'] },
    to: { circular: true },
  },
]
