/** What the laboratory’s screen and a booking both say about a sample. */
export const sampleMessages = {
  noNumber: 'None yet',
  by: (when: string, who: string | null) => (who ? `${when}, ${who}` : when),
  takenUnknown: 'Taken, nobody has said when',
  hasEaten: 'Not fasted: the patient had eaten',
  due: (when: string) => `By ${when}`,
  late: (when: string) => `Late since ${when}`,
  handOver: 'Hand over',
  saving: 'Saving…',
  undo: 'Undo',
} as const
