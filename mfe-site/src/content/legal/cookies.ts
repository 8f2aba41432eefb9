import * as texts from '../../locales/en/cookies.json'
import type { LegalPage } from './legal-page'

/** Values of the texts, so that each keeps its own direction in Arabic. */
const NAMES = {
  bucket: 'bucket',
  report: '__Secure-report',
  phone: '__Host-phone',
  session: '__Host-session',
  device: '__Host-device',
}

export const cookies: LegalPage = {
  path: '/cookies',
  title: texts.title,
  meta: texts.meta,
  lead: texts.lead,
  changedOn: '2026-11-27',
  parts: texts.parts.map((part) =>
    'points' in part
      ? {
          ...part,
          points: part.points.map(({ title, text }) => ({
            title: typeof title === 'string' ? title : title(NAMES),
            text,
          })),
        }
      : part,
  ),
}
