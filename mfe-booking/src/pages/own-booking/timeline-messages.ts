/** Every visible sentence of the timeline of a visit. */
export const timelineMessages = {
  title: 'From booking to report',
  nurse: (firstName: string, licence: string) => `Your nurse is ${firstName}, licence number ${licence}.`,
  names: {
    done: {
      booked: 'Booked and paid',
      onTheWay: 'The nurse was on the way',
      arrived: 'The nurse was at your door',
      sampleTaken: 'Your sample was taken',
      report: 'Your report is ready',
    },
    next: {
      booked: 'Booking',
      onTheWay: 'The nurse sets off',
      arrived: 'The nurse arrives',
      sampleTaken: 'Your sample is taken',
      report: 'The laboratory is working on your report',
    },
    later: {
      booked: 'Booking',
      onTheWay: 'The nurse sets off',
      arrived: 'The nurse arrives',
      sampleTaken: 'Your sample is taken',
      report: 'Your report is ready',
    },
    late: {
      booked: 'Booking',
      onTheWay: 'The nurse has not set off yet, as far as we know',
      arrived: 'The nurse has not arrived yet, as far as we know',
      sampleTaken: 'The sample has not been taken yet, as far as we know',
      report: 'Your report takes longer than planned',
    },
  },
  by: (time: string) => `by ${time}`,
  afterSample: 'when the sample is at the laboratory',
  lateTitle: 'This is later than we said',
  lateNurse: 'We are sorry. Our team sees it too and calls you. If you would rather not wait, call us.',
  lateReport: 'We are sorry. We ask the laboratory and email you as soon as the report is ready.',
  nobodyTitle: 'Our nurse met nobody at your door',
  nobody: 'No sample was taken. Call us: if the nurse is still near, we come again; otherwise we find another time.',
}
