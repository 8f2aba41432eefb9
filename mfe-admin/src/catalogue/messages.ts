/** Every visible sentence of the catalogue editor. */
export const catalogueMessages = {
  title: 'Catalogue',
  lead: 'Prices and availability. A change holds for new bookings only; what is booked keeps its price.',

  filter: {
    label: 'Filter',
    search: 'Search by name',
    searchHint: 'Press / to search',
    kind: 'Kind',
    show: 'Availability',
    kinds: { all: 'Tests and packages', test: 'Tests', package: 'Packages' },
    shows: { all: 'All', on: 'Offered', off: 'Not offered' },
  },
  shown: (count: number, all: number) => (count === all ? `${all} items` : `${count} of ${all} items`),
  empty: 'No item fits this filter.',

  columns: { name: 'Name', kind: 'Kind', price: 'Price', state: 'Availability', actions: 'Actions' },
  kinds: { test: 'Test', package: 'Package' },
  was: (amount: string) => `was ${amount}`,
  offered: 'Offered',
  notOffered: 'Not offered',
  missing: (names: string) => `Not offered while these tests are not: ${names}`,

  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  history: 'History',
  historyOf: (name: string) => `History of ${name}`,
  priceOf: (name: string) => `Price of ${name} in AED`,
  aed: 'AED',
  offerOf: (name: string) => `Offer ${name} to patients`,
  offer: 'Offered',
  save: 'Save',
  saving: 'Saving…',
  back: 'Cancel',
  saved: (name: string) => `${name} is changed, for new bookings`,
  wrongPrice: 'An amount from 1 to 20,000, with at most two decimals.',
  nothing: 'Nothing was changed.',
  moved: (price: string, offered: boolean) =>
    `Someone else changed it meanwhile: it now costs ${price} and is ${offered ? 'offered' : 'not offered'}. Your entry is kept; check it, then save again.`,
  movedUnseen: 'Someone else changed it meanwhile. Reload the page to see it as it is.',

  drawer: {
    title: (name: string) => `History of ${name}`,
    none: 'Nothing was changed since it came into the catalogue.',
    price: (from: string, to: string) => `Price from ${from} to ${to}`,
    on: 'Offered again',
    off: 'No longer offered',
    other: 'Changed',
  },
} as const
