/** Every visible sentence about who is tested, besides the fields' own. */
export const identityMessages = {
  heading: 'Who is tested',
  why: 'Two people can have the same name, so the nurse and the laboratory also go by date of birth and sex. For a child, please answer as the parent or guardian.',
  known: 'Thank you. We have the date of birth and sex of everyone who is tested.',
  change: 'Change them',
  save: 'Save',
  saving: 'Saving…',
  ended: 'This can’t be changed here any more. Please call us.',
  limited: 'This was changed too often today. Please call us.',
  failed: 'This was not saved. Try again in a moment, or call us.',
  unplaced: 'Please call us if you can’t go on.',
}
