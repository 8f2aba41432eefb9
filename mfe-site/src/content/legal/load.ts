import { loadOnce, type LoadedOnce } from '@homecare/remote-kit/load-once'
import type { LegalPage, LegalPath } from './legal-page'

// A dynamic import each, so that browsers load the text of one page only.
export const legalPages: Record<LegalPath, LoadedOnce<LegalPage>> = {
  '/privacy-policy': loadOnce(async () => (await import('./privacy')).privacy),
  '/terms': loadOnce(async () => (await import('./terms')).terms),
  '/cookies': loadOnce(async () => (await import('./cookies')).cookies),
}
