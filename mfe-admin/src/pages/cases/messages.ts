/** Every visible sentence of the list of cases. */
export const casesMessages = {
  lead: 'Everybody who has asked for care, by what is to be done next. Those for whom nothing is planned come first.',
  caption: 'Cases',
  columns: {
    next: 'Next',
    patient: 'Patient',
    service: 'Service',
    state: 'State',
    responsible: 'Responsible',
    phone: 'Phone',
  },
  due: 'due',
  filter: {
    label: 'Filter',
    search: 'Search',
    searchPlaceholder: 'Name, C-number or phone',
  },
  tiles: { label: 'Figures', open: 'Open', due: 'Due', unplanned: 'Nothing planned' },
  quick: { label: 'Quick filters', mine: 'Mine', none: 'Nobody’s', paused: 'Paused', closed: 'Closed' },
  empty: 'No open case. A case is opened with each request.',
  emptyFilter: 'No case fits this filter.',
  more: 'Show more',
  onlySome: (count: number) => `The first ${count} are shown. Search or filter for the others.`,
}
