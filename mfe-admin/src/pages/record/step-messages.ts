/** Every visible sentence about the steps of a visit that the office records. */
export const stepMessages = {
  title: 'Steps of the visit',
  lead: 'The nurse’s phone reports them. Without one, record here what the nurse tells you:',
  onDay: (day: string) => `Steps are recorded from the day of the visit on, ${day}.`,
  time: 'When',
  timeMissing: 'Give the time, such as 10:35.',
  choose: 'Ask the nurse',
  saving: 'Saving…',
  doesNotFit: 'This step does not fit: look at the steps and the status of the visit.',
} as const
