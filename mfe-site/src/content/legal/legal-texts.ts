import type { LegalPath } from './legal-page'

export const legalPaths: readonly LegalPath[] = ['/privacy-policy', '/terms', '/cookies']

/** Texts that stand on every page of rules. */
export const legalTexts = {
  changed: (date: string) => `Last changed on ${date}`,
  label: 'Provider and contact',
  provider: 'Who is responsible',
  write: 'Write to us',
  call: 'Call us',
  others: 'Read also',
  links: [
    { href: '/privacy-policy', label: 'Privacy policy' },
    { href: '/terms', label: 'Terms of use' },
    { href: '/cookies', label: 'Cookies' },
    { href: '/refund-policy', label: 'Refund policy' },
  ],
}
