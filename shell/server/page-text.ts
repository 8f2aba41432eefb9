import { createHash } from 'node:crypto'
import { addressIn, SOURCE_LOCALE, type Locale } from '@homecare/federation/locales'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' }

/** A text inside XML or an attribute of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>'"]/g, (sign) => ESCAPED[sign] ?? sign)

/** The source by which a content security policy allows one inlined style or script, whose text is exactly this. */
export const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns CSS that is safe inside a style element, exactly as the browser reads it, since its hash covers these bytes.
 */
export const styleForPage = (css: string): string => css.replaceAll('\r', '').replace(/<(?=\/style)/gi, '\\3c ')

/**
 * Returns a script that is safe inside a script element, exactly as the browser reads it. Minifiers write these signs only
 * within texts and patterns, where the escape means the same.
 */
export const scriptForPage = (script: string): string =>
  script.replaceAll('\r', '').replace(/<(?=\/script|!--)/gi, '\\x3c')

/** The links of a page's head that name it in each of its languages, for search engines. English is for everybody else. */
export function alternateLinks(publicUrl: string, path: string, locales: readonly Locale[]): string {
  const link = (language: string, locale: Locale) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(publicUrl + addressIn(locale, path))}"/>`
  if (locales.length === 0) return ''
  return locales.map((locale) => link(locale, locale)).join('') + link('x-default', SOURCE_LOCALE)
}
