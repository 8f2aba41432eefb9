const hours = (count: number) => (count <= 48 ? `${count} hours` : `${Math.ceil(count / 24)} days`)

/** Every sentence of the page of a test or package; what is said of the item itself comes from the catalogue. */
export const itemMessages = {
  home: 'Home',
  catalogue: 'Blood tests',
  title: (name: string) => `${name}: blood test at home in Dubai`,
  packageTitle: (name: string) => `${name}: home blood tests in Dubai`,
  description: (name: string, price: string, tells: string) =>
    `${name} at home in Dubai for ${price}. A licensed nurse takes the sample. ${tells}`,
  keywords: (names: readonly string[]) => [...names, 'blood test at home', 'lab test Dubai'].join(', '),
  book: 'Book a Test',
  call: 'Call us',
  minimum: (amount: string) => `Bookings start above ${amount}. The nurse’s visit is free.`,
  what: 'What it is',
  measured: 'What is measured',
  benefits: 'What is included',
  sample: 'Sample',
  otherNames: 'People also search for',
  why: 'What it tells you',
  noDiagnosis: 'Only a doctor can say what the values mean for you.',
  prepare: 'How to prepare',
  fasting: (count: number) =>
    `Don’t eat for ${count} hours before the nurse comes. Water is fine. A morning time is easiest.`,
  noFasting: 'You can eat and drink as usual.',
  medicines: 'Take your medicines as usual, unless your doctor has told you to wait until after the sample.',
  report: 'When the report comes',
  reportIn: (count: number) => `Within ${hours(count)} of the visit. You open it online.`,
  price: 'Price',
  inPackages: 'Packages with this test',
  inside: 'The tests in it',
  moreTests: 'More tests',
  morePackages: 'Other packages',
  all: 'All tests and packages',
  waiting: 'Loading the page …',
  failed: 'This page could not be loaded. You find all tests and packages in the catalogue.',
}
