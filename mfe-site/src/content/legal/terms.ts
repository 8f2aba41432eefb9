import * as texts from '../../locales/en/terms.json'
import type { LegalPage } from './legal-page'

export const terms: LegalPage = {
  path: '/terms',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  changedOn: '2026-11-23',
  parts: texts.parts,
}
