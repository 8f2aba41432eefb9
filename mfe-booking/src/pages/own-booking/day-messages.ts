/** Every visible sentence of the own booking page on the day of the visit. */
export const dayMessages = {
  nurse: 'Your nurse',
  comes: (nurse: string, half: string) => `${nurse} comes today, ${half}`,
  onTheWay: (nurse: string, half: string) => `${nurse} is on the way, ${half}`,
  arrived: (nurse: string) => `${nurse} has arrived`,
  today: (day: string) => `Today, ${day}.`,
  leaves: (day: string, nurse: string, time: string) => `Today, ${day}. ${nurse} leaves for you at about ${time}.`,
  keepPhone: (day: string) => `Today, ${day}. Please keep your phone with you.`,
  gate: {
    title: 'How does the nurse get in?',
    label: 'Gate code, or the way to your door',
    hint: 'Only your nurse and our team see it.',
    missing: 'This field is required',
    submit: { first: 'Send to the nurse', again: 'Send the new one' },
    busy: 'Sending…',
    given: 'Your nurse and our team have it. You can send another one, which replaces it.',
    failed: 'It could not be sent. Try again in a moment, or call us.',
  },
  call: 'Has something come up? Call us: we reach your nurse.',
}
