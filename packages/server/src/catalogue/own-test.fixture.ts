/** A test that staff add, which the catalogue's file does not have. */
export const OWN_TEST = {
  ...{ name: 'Test of our own', price: 50, active: true, specimen: 'Serum', fastingHours: 0, turnaroundHours: 24 },
  ...{ synonyms: [], biomarkers: ['Something'] },
}
