export const findMessages = {
  open: 'Find anything',
  key: 'Ctrl or ⌘ with k',
  title: 'Find a person or a record',
  label: 'Name, phone number, email, number of an order, case or quote, or accession number',
  placeholder: 'Name, phone, email or number',
  hint: 'Type at least two characters. The arrow keys choose, Enter opens.',
  running: 'Searching…',
  none: 'Nothing found. Check the spelling, or try the phone number.',
  count: (count: number) => (count === 1 ? '1 record found' : `${count} records found`),
  moreBookings: 'All of them in Blood Tests',
  moreCases: 'All of them in Cases',
  moreRequests: 'All of them in Services',
}
