import { LOCALE } from '@homecare/federation/locales'
import { chosenLanguage, followLanguageLinks } from './language-choice'
import { keep } from './offline/keep'
import type { ShellState } from './state'

// In one file with the rest: a file of its own would cost every page its name and hash.
export { keepFocus } from './keep-focus'

/** What a page does once its visitor has all that was asked for. */
export async function afterPage(state: ShellState, text: string): Promise<void> {
  followLanguageLinks()
  if (LOCALE === 'en' && state.locales?.includes('ar') && prefersArabic() && chosenLanguage() === null)
    await import('./language-offer').then(({ offerArabic }) => offerArabic())
  await keep(state, text)
}

/** Whether Arabic is the first of the browser's languages that this site has. */
const prefersArabic = (): boolean =>
  navigator.languages
    .find((language) => /^(ar|en)\b/i.test(language))
    ?.toLowerCase()
    .startsWith('ar') === true
