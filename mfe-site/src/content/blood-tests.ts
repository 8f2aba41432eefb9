/** Texts of the band that sells blood tests. */
export const bloodTests = {
  heading: 'Blood tests at home',
  lead: 'A nurse comes at the time you choose, and we email you when the report is ready. You book and pay online, without an account.',
  online: 'Book online',
  /** By number, in the order in which they are shown. */
  featured: [1, 4, 3],
  contents: (tests: number) => (tests === 1 ? '1 test' : `${tests} tests`),
  fasting: (hours: number) => (hours === 0 ? 'No fasting' : `${hours} hours of fasting`),
  book: 'Book this package',
  bookFor: (name: string) => `Book this package: ${name}`,
  all: 'See all tests and packages',
  loading: 'Loading the packages',
  unavailable: 'The packages can’t be shown at the moment.',
  retry: 'Try again',
  trustBadges: { licence: 'Licence', laboratory: 'Laboratory', cards: 'Cards we take' },
}
