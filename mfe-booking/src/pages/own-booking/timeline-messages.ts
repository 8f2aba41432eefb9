/** Every visible sentence of the timeline of a visit but the names of milestones. */
export const timelineMessages = {
  title: 'From booking to report',
  nurse: (firstName: string, licence: string) => `Your nurse is ${firstName}, licence number ${licence}.`,
  part: (here: number, expected: number) => `${here} of ${expected} reports are ready`,
  by: (time: string) => `by ${time}`,
  expectedBy: (time: string) => `expected by ${time}`,
  /** When the report comes, while the sample is not taken. */
  afterVisit: (hours: number) =>
    hours <= 48 ? `within ${hours} hours of the visit` : `within ${Math.ceil(hours / 24)} days of the visit`,
  allBy: (time: string) => `all of them by ${time}`,
  lateTitle: 'This is later than we said',
  lateNurse: 'We are sorry. Our team can see this too and will call you. If you would rather not wait, call us.',
  nobodyTitle: 'Nobody answered the door',
  nobody:
    'Our nurse came, but could not take a sample. Please call us: if the nurse is still nearby, we come again; otherwise we find another time.',
}
