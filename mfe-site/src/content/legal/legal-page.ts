import type { ServicePart } from '../service-page'

export type LegalPath = '/privacy-policy' | '/terms' | '/cookies'

/** A page of rules or facts as data. What it says must be what the product does: docs/legal-texts.md lists the sources. */
export interface LegalPage {
  path: LegalPath
  title: string
  meta: { title: string; description: string; keywords: string }
  lead: string
  /** As `YYYY-MM-DD`. */
  changedOn: string
  parts: readonly ServicePart[]
}
