import { LOCALE } from '@homecare/federation/locales'
import { keepFocus } from './keep-focus'
import { chosenLanguage, followLanguageLinks } from './language-choice'
import { keep } from './offline/keep'
import type { ShellState } from './state'

/**
 * With each press of a key, and with the first sign of a mouse or finger: who uses a page may lose the network while doing so. In one file
 * with the rest, since a file of its own would cost every page its name and hash. `path` is what was around the event then.
 */
export function pageInUse(state: ShellState, text: string, sign: string, path: readonly EventTarget[]): Promise<void> {
  if (sign === 'keydown') keepFocus(path)
  return keepOnce(state, text)
}

let kept: Promise<void> | undefined
/** What failed is tried with the next sign of use. */
const keepOnce = (state: ShellState, text: string): Promise<void> =>
  (kept ??= keep(state, text).catch(() => {
    kept = undefined
  }))

/** What a page does once its visitor has all that was asked for. */
export async function afterPage(state: ShellState, text: string): Promise<void> {
  followLanguageLinks()
  if (LOCALE === 'en' && state.locales?.includes('ar') && prefersArabic() && chosenLanguage() === null)
    await import('./language-offer').then(({ offerArabic }) => offerArabic())
  await keepOnce(state, text)
}

/** Whether Arabic is the first of the browser's languages that this site has. */
const prefersArabic = (): boolean =>
  navigator.languages
    .find((language) => /^(ar|en)\b/i.test(language))
    ?.toLowerCase()
    .startsWith('ar') === true
