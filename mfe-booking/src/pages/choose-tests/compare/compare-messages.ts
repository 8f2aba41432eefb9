/** The sentences of the comparison, which a first view does not load. */
export const compareMessages = {
  title: 'Packages side by side',
  first: 'Compare',
  second: 'with',
  price: 'Price',
  tells: 'What it tells you',
  test: 'Test',
  contained: 'included',
  notContained: 'not included',
}
