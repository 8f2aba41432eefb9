import { links } from '../../locales/en/legal.json'
import type { LegalPath } from './legal-page'

export const legalPaths: readonly LegalPath[] = ['/privacy-policy', '/terms', '/cookies']

/** The pages of rules, as each of them leads to the others. */
export const legalPages = [
  { href: '/privacy-policy', label: links.privacyPolicy },
  { href: '/terms', label: links.terms },
  { href: '/cookies', label: links.cookies },
  { href: '/refund-policy', label: links.refundPolicy },
]
