/** Every visible sentence of a record's history. */
export const historyMessages = {
  title: 'History',
  none: 'Nothing has happened yet.',
  reason: (reason: string) => `Reason: ${reason}`,
  reportOf: (name: string) => `Report of ${name}`,
  accession: (number: string) => `Number ${number}`,
  note: (note: string) => `Note: ${note}`,
  gateway: (message: string) => `Gateway: ${message}`,
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  to: (to: string) => `To ${to}`,
  address: (address: string) => `from ${address}`,
  refund: { requested: 'Refund requested', declined: 'No refund' } as Record<string, string>,
} as const
