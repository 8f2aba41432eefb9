/** Every visible sentence of the audit trail. */
export const auditMessages = {
  lead: 'Everything that staff, patients, the card gateway and the system did. Entries are only added; each one seals those before it.',

  filter: {
    label: 'Filter',
    actor: 'Who',
    actorHint: 'The whole login, or visitor, gateway, system',
    action: 'What',
    actionHint: 'As shown in the list, e.g. completed',
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
  actors: {
    visitor: 'Patient',
    nurse: 'Nurse',
    gateway: 'Card gateway',
    system: 'System',
    unknown: 'Not known',
  } as Record<string, string>,
  subjects: {
    booking: 'Booking',
    request: 'Request',
    remote: 'Release',
    staff: 'Account',
    nurse: 'Nurse',
    test: 'Test',
    package: 'Package',
    slots: 'Slots',
    queue: 'Job',
    patient: 'Patient',
    'day-sheet': 'Day sheet',
    audit: 'Audit trail',
    picture: 'Picture',
  } as Record<string, string>,
  filterBy: (what: string) => `Only ${what}`,
  change: (from: string, to: string) => `${from} → ${to}`,
  yes: 'yes',
  no: 'no',
  nothing: 'none',

  check: {
    action: 'Verify',
    running: 'Verifying…',
    intactTitle: 'The trail is intact',
    intact: (entries: string, time: string) => `${entries} entries, each one as it was written. Verified ${time}.`,
    anchored: (entry: string, time: string) =>
      `It agrees with all its anchors outside the database, the newest of ${time} at entry number ${entry}; what came later is only sealed by the chain so far.`,
    unverifiedTitle: 'The trail could not be verified',
    unverified: (time: string) => `Tried ${time}.`,
    brokenTitle: 'The trail is not intact',
    broken: (entries: string, time: string) =>
      `It has ${entries} entries. Verified ${time}. Keep a copy of the database and of the object store as they are, and find out who had access to them.`,
    progress: (checked: string, entries: string) => `${checked} of ${entries} entries verified so far …`,
  },
} as const
