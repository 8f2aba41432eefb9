import * as texts from '../../locales/en/cookies.json'
import type { LegalPage } from './legal-page'

export const cookies: LegalPage = {
  path: '/cookies',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  changedOn: '2026-11-23',
  parts: texts.parts,
}
