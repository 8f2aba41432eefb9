const samples = (count: number) => (count === 1 ? '1 sample' : `${count} samples`)

/** Every visible sentence of the laboratory's screen. */
export const laboratoryMessages = {
  lead: 'Samples from the door to the laboratory. A scan or a click marks what was handed over. Labels are for A4 sheets of 24, 70 × 37 mm: print them at 100 %, without margins.',
  day: { label: 'Which day', date: 'Date', today: 'Today', before: 'The day before', after: 'The day after' },
  labels: 'Labels',
  list: 'Hand-over list',
  download: '(PDF)',
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

  numbers: {
    missing: (count: number) =>
      count === 1
        ? '1 visit has no accession number yet, and so no labels.'
        : `${count} visits have no accession number yet, and so no labels.`,
    give: 'Give numbers',
  },
} as const
