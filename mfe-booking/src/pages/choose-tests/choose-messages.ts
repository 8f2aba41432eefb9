import { plural } from '../../plural'

const fastFor = (hours: number) => `Fast for ${hours} hours`

/** Every visible sentence of the catalogue. */
export const chooseMessages = {
  title: 'Book a Blood Test at Home in Dubai',
  description: (days: number) =>
    `Choose from 100+ lab tests and seven health packages. A nurse collects the sample at your home in Dubai, free above AED 300. Reports in ${days} days.`,
  /** The drawing of the page's picture for shared links. */
  pictureAlt: 'A blood sample taken from a resting arm at the kitchen table',
  keywords: 'blood test at home, home blood test Dubai, lab test at home, health check package, home sample collection',
  heading: 'Book a blood test at home',
  lead: 'Choose single tests or a health package. A licensed nurse comes to your home at the time you choose.',
  promises: {
    collection: 'Free at-home collection above AED 300',
    labs: '100+ tests with certified labs',
    reports: (days: number) => `Reports in ${days} days`,
  },
  packages: 'Health packages',
  packagesLead: 'Each one is a set of tests taken in a single visit.',
  inside: (count: number) => `What’s inside: ${plural(count, 'test', 'tests')}`,
  bookPackage: 'Book a Test',
  bookPackageFor: (name: string) => `Book a Test: ${name}`,
  chosen: 'In your booking',
  drop: 'Remove',
  dropItem: (name: string) => `Remove ${name}`,
  compare: 'Compare packages',
  compareLoading: 'Loading the comparison…',
  compareFailed: 'The comparison could not be loaded. Try again.',
  tests: 'All single tests',
  testsLead: 'Open a group, or search in your own words: “sugar”, “vit d”, “tired”.',
  topicsLabel: 'What people come for',
  topics: {
    popular: 'Popular',
    diabetes: 'Diabetes',
    thyroid: 'Thyroid',
    heart: 'Heart',
    women: 'Women',
    men: 'Men',
    children: 'Children',
    noFasting: 'No fasting',
  },
  showAll: (count: number) => `Show all ${count} tests`,
  search: 'Search tests and packages',
  placeholder: 'Search, e.g. vitamin D',
  searching: 'Searching…',
  searchFailed: 'The search could not be loaded. Open a group below.',
  retrySearch: 'Try again',
  count: (count: number) => plural(count, 'test', 'tests'),
  matches: (count: number, text: string) => `${plural(count, 'result', 'results')} for “${text}”`,
  related: (text: string) => `Related to “${text}”`,
  none: (text: string) => `No test or package matches “${text}”`,
  noneHelp: 'It may be offered under another name. Tell us what your doctor asked for and we will find it.',
  clear: 'Show the whole catalogue',
  fasting: (hours: number) => (hours === 0 ? 'No fasting' : fastFor(hours)),
  testInShort: (name: string, fastingHours: number) =>
    fastingHours === 0 ? name : `${name} · ${fastFor(fastingHours)}`,
  report: (hours: number) => (hours <= 48 ? `Report in ${hours} hours` : `Report in ${Math.ceil(hours / 24)} days`),
  biomarkers: (count: number) => plural(count, 'measured value', 'measured values'),
  inPackage: (name: string) => `In your ${name}`,
  refused: (test: string, pack: string) =>
    `${test} is already part of your ${pack}, so you don’t need to pay for it twice.`,
}
