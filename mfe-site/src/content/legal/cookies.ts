import * as texts from '../../locales/en/cookies.json'
import type { LegalPage } from './legal-page'

/** With word joiners around its hyphen, where a narrow column would break it. */
const whole = (name: string): string => name.replace('-', '\u2060-\u2060')

/** Values of the texts, so that each keeps its own direction in Arabic. */
const NAMES = {
  bucket: 'bucket',
  report: whole('__Secure-report'),
  phone: whole('__Host-phone'),
  session: whole('__Host-session'),
  device: whole('__Host-device'),
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
