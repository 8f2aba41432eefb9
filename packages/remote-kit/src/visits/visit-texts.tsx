/** What the staff's day sheet, a booking's page and the nurse's phone say alike about visits. */
export const visitTexts = {
  summary: (visits: number, areas: number) =>
    `${visits === 1 ? '1 visit' : `${visits} visits`}${areas > 1 ? ` in ${areas} areas` : ''}`,
  empty: 'No visits on this day.',

  visit: {
    label: (time: string, name: string) => `${time}, ${name}`,
    call: 'Call',
    map: 'Map',
    pin: 'Map with pin',
    newTab: '(opens in a new tab)',
    gateCode: 'Gate code, says the patient',
    tests: 'Tests',
    tubes: 'Tubes',
    number: (accession: string) => `No. ${accession}`,
    fasting: (hours: number) => `Fasting ${hours} h`,
    notEatenSince: (time: string) => `not eaten since ${time}, says the patient`,
    noFasting: 'No fasting',
    paid: 'Paid',
    payments: {
      Unpaid: 'Not paid',
      Pending: 'Payment in progress',
      Failed: 'Payment failed',
      Expired: 'Not paid',
      Reversed: 'Payment refunded',
    } as Record<string, string>,
    open: 'Open the booking',
  },

  steps: {
    do: { onTheWay: 'On my way', arrived: 'Arrived', sampleTaken: 'Sample taken', nobodyThere: 'Nobody there' },
    done: { onTheWay: 'On the way', arrived: 'Arrived', sampleTaken: 'Sample taken', nobodyThere: 'Nobody there' },
  },

  sample: {
    tubes: 'Tubes filled',
    tubesOf: (count: number) => (count === 1 ? '1 tube' : `${count} tubes`),
    asked: (hours: number) => `${hours} hours without food?`,
    fasted: 'Yes, fasted',
    notFasted: 'No, has eaten',
    back: 'Back',
  },
} as const
