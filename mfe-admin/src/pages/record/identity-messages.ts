/** Every visible sentence about date of birth and sex of who is tested. */
export const identityMessages = {
  title: 'Who is tested',
  unknown: 'Date of birth and sex are not known yet.',
  write: 'Write down',
  change: 'Change',
  of: (name: string) => `date of birth and sex of ${name}`,
  send: 'Send the form to the patient',
  sendAgain: 'Send the form again',
  sending: 'Sending…',
  formSent: 'The link to the form is on its way',
  titleOf: (name: string) => `Who ${name} is`,
  why: 'As on the Emirates ID or passport. The laboratory compares it with the label; the patient’s links never show it.',
  save: 'Save',
  saved: 'Date of birth and sex are written down',
} as const
