/** Every visible sentence of the panel of a sample. */
export const samplePanelMessages = {
  title: 'Sample',
  titleOf: (name: string) => `Sample of ${name}`,
  number: 'Number',
  tubes: 'Tubes',
  taken: 'Collected',
  fasting: 'Fasting',
  handedOver: 'Laboratory',
  due: 'Report due',
  notHandedOver: 'Not handed over yet',
  labels: 'Labels',
  download: '(PDF)',
  giveNumber: 'Give a number',
  open: 'All samples of the day',
} as const
