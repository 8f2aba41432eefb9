import * as texts from '../../locales/en/privacy.json'
import type { LegalPage } from './legal-page'

export const privacy: LegalPage = {
  path: '/privacy-policy',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  changedOn: '2026-11-27',
  parts: texts.parts,
}
