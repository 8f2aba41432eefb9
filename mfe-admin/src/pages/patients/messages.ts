/** Every visible sentence about a patient's data. */
export const patientMessages = {
  lead: 'For a patient who requests a copy of their data, or its erasure. Make sure first that the email address or number is theirs, and answer only there.',

  find: {
    label: 'Find a patient',
    contact: 'Email or phone number of the patient',
    hint: 'Everything under an email address is one patient’s. The phone number finds a patient without email.',
    wrong: 'Enter an email address like name@example.com, or a phone number',
    action: 'Find',
    running: 'Searching…',
  },

  found: {
    title: (contact: string) => `Data of ${contact}`,
    bookings: 'Bookings',
    requests: 'Requests',
    files: 'Files',
    noneTitle: 'No data under this contact',
    none: 'Check it; patients sometimes book with another address or number of theirs.',
  },

  export: {
    title: 'Give a copy',
    text: 'One file with all data that was found, to be handed to the patient.',
    action: 'Download the copy',
    running: 'Collecting…',
    done: 'The copy is downloaded',
    fileName: (contact: string, date: string) => `patient-data-${contact.replaceAll(/[^\w.@-]/g, '_')}-${date}.json`,
  },

  erase: {
    title: 'Erase',
    text: 'Takes out name, contact, address, notes and files. Orders, amounts and dates stay for the books, with nobody’s name on them. This can’t be undone.',
    action: 'Erase this patient’s data',
    dialogTitle: 'Erase this patient’s data?',
    dialogText: (bookings: number, requests: number, files: number) =>
      `${bookings} bookings, ${requests} requests and ${files} files lose everything that identifies the patient. Nobody can restore it.`,
    reason: 'Why',
    reasonHint: 'Kept in the audit history. Don’t write who it was.',
    save: 'Erase for good',
    doneTitle: 'Erased',
    done: (bookings: number, requests: number, files: number) =>
      `${bookings} bookings, ${requests} requests and ${files} files no longer identify the patient. The audit history says that it was done, why and by whom.`,
    open: 'A visit of this patient is still to come, or money is open. Settle that first, then erase.',
    gone: 'There is no data under this address any more.',
  },
} as const
