const samples = (count: number) => (count === 1 ? '1 sample' : `${count} samples`)

/** Every visible sentence of the laboratory's screen and of the labels. */
export const laboratoryMessages = {
  lead: 'Samples from the door to the laboratory. A scan or a click marks what was handed over.',
  day: { label: 'Which day', date: 'Date', today: 'Today', before: 'The day before', after: 'The day after' },
  labels: 'Labels',
  print: 'Print the list',
  empty: 'No paid visits on this day.',
  caption: 'Samples of the day',

  tiles: {
    label: 'Samples of the day',
    expected: 'To be taken',
    waiting: 'To hand over',
    handedOver: 'At the laboratory',
    late: 'Late, all days',
  },

  columns: {
    number: 'Number',
    patient: 'Patient',
    tubes: 'Tubes',
    collected: 'Collected',
    laboratory: 'Laboratory',
    report: 'Report',
  },
  personOf: (person: number) => ` Person ${person}`,
  /** A specimen may have a comma in its name. */
  tubesOf: (specimens: readonly string[]) =>
    `${specimens.length === 1 ? '1 tube' : `${specimens.length} tubes`}: ${specimens.join('; ')}`,
  filled: (filled: number, needed: number) => `${filled} filled, ${needed} needed`,
  expectedAt: (time: string) => `Visit at ${time}`,
  hasEatenShort: 'NOT FASTED',
  reported: 'Released',
  refunded: 'Payment refunded',

  handOver: {
    all: (count: number) => `Hand over all ${count}`,
    nameOf: (accession: string, name: string) => `${accession}, ${name}`,
    waiting: (count: number) => `${samples(count)} to hand over`,
    done: (count: number) => `${samples(count)} handed over.`,
    scan: 'Scan or type a number',
    scanSave: 'Hand over',
    wrong: 'This is no accession number: read it again, with its letter.',
    unknown: (accession: string) => `${accession} is not a sample of this day.`,
    already: (accession: string, when: string) => `${accession} is handed over already, since ${when}.`,
    notTaken: (accession: string) => `The sample ${accession} is not taken yet: complete the visit first.`,
  },

  lateTitle: (count: number) => `${samples(count)} late`,
  lateText: 'The longest turnaround is over and no report is released. Ask the laboratory, or open the booking.',
  lateSince: (when: string) => `since ${when}`,

  list: {
    title: (date: string) => `Hand-over to the laboratory, ${date}`,
    born: (text: string) => `, born ${text}`,
    from: (provider: string, phone: string) => `${provider}, ${phone}`,
    columns: ['Number', 'Patient', 'Tubes', 'Tests', 'Collected', 'By'],
    total: (count: number, tubes: number) => `${samples(count)}, ${tubes === 1 ? '1 tube' : `${tubes} tubes`}`,
    given: 'Handed over by',
    received: 'Received by',
    time: 'Date and time',
  },

  sheet: {
    title: (date: string) => `Labels, ${date}`,
    lead: 'A4 sheets of 24 labels, 70 × 37 mm. Print at 100 %, without margins.',
    print: 'Print',
    back: 'To the samples',
    missing: (count: number) =>
      count === 1 ? '1 visit has no accession number yet.' : `${count} visits have no accession number yet.`,
    give: 'Give numbers',
    summary: (labels: number, visits: number) =>
      `${labels === 1 ? '1 label' : `${labels} labels`} for ${visits === 1 ? '1 visit' : `${visits} visits`}`,
    none: 'No labels to print.',
    born: (text: string) => `Born ${text}`,
    /** To be filled in at the door. */
    bornByHand: 'Born ____ / ____ / ________   F / M',
    tubeOf: (number: number, of: number) => `${number}/${of}`,
    barcode: (accession: string) => `Barcode of ${accession}`,
  },
} as const
