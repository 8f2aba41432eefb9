/** Every visible sentence of the audit trail. */
export const auditMessages = {
  title: 'Audit',
  lead: 'Everything that staff, patients, the card gateway and the system did. Entries are only ever added; each one seals those before it.',

  filter: {
    label: 'Filter',
    actor: 'Who',
    actorHint: 'The whole login, or visitor, gateway, system',
    action: 'What',
    actionHint: 'As it stands in the list, e.g. completed',
    subjectId: 'Record id',
    clear: 'Clear filters',
  },
  shown: (count: number, more: boolean) => (more ? `First ${count} shown` : `${count} shown`),
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  moreFailed: 'The next entries could not be loaded.',
  empty: 'No entry fits this filter.',

  caption: 'Audit trail, newest first',
  columns: { at: 'When', actor: 'Who', action: 'What', subject: 'Record', from: 'From', detail: 'Detail' },
  actors: { visitor: 'Patient', gateway: 'Card gateway', system: 'System', unknown: 'Not known' } as Record<
    string,
    string
  >,
  subjects: {
    booking: 'Booking',
    request: 'Request',
    remote: 'Release',
    staff: 'Account',
    test: 'Test',
    package: 'Package',
    slots: 'Slots',
    queue: 'Job',
    patient: 'Patient',
    'day-sheet': 'Day sheet',
  } as Record<string, string>,
  only: (what: string) => `Only ${what}`,
  change: (from: string, to: string) => `${from} → ${to}`,
  yes: 'yes',
  no: 'no',
  nothing: 'none',

  check: {
    action: 'Verify',
    running: 'Verifying…',
    intactTitle: 'The trail is intact',
    intact: (entries: string, time: string) => `${entries} entries, each one as it was written. Verified ${time}.`,
    brokenTitle: 'The trail has been tampered with',
    broken: (entries: string, id: string) =>
      `Of ${entries} entries, the first that does not fit the chain is ${id}. Keep a copy of the database as it is, and find out who had access to it.`,
    unknownEntry: 'unknown',
  },
} as const
