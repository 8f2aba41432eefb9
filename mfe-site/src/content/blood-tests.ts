/** Texts of the band that sells blood tests, and what it says of each package by its number. */
export const bloodTests = {
  heading: 'Blood tests at home',
  lead: 'A nurse comes at the time you choose, and we email you when the report is ready. You book and pay online, without an account.',
  online: 'Book online',
  /** By number, in the order in which they are shown. */
  featured: [1, 4, 3],
  forWhom: new Map([
    [1, 'A first look at your health, or your yearly check.'],
    [2, 'A wider check for adults aged 30 and over, with thyroid and vitamin D.'],
    [3, 'The whole picture in one visit.'],
    [4, 'For people with diabetes, or with diabetes in the family.'],
    [5, 'For people with high blood pressure or heart disease in the family.'],
    [6, 'For women: hormones, iron, thyroid and vitamins.'],
    [7, 'For men: prostate, testosterone, heart and blood sugar.'],
  ]),
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
