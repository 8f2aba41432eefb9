import type { LegalPage, LegalPath } from './legal-page'

// A dynamic import each, so that browsers load the text of one page only.
export const loadLegalPage: Record<LegalPath, () => Promise<LegalPage>> = {
  '/privacy-policy': async () => (await import('./privacy')).privacy,
  '/terms': async () => (await import('./terms')).terms,
  '/cookies': async () => (await import('./cookies')).cookies,
}
