declare global {
  /**
   * Writes the numbers of a text in Arabic-Indic digits; absent for providers with Western ones. Set from the profile before code with
   * texts runs, and once for all scripts of a page.
   */
  var arabicDigits: ((text: string) => string) | undefined
}

/** A number with its marks; what comes before it here keeps its digits: isolated values, codes such as SPF 50, ambulance and police. */
const NUMBER = /\u2068[^\u2069]*\u2069|[A-Z][\w-]* \d+|\b99[89]\b(?!\u00a0)|(\d+(?:,\d{3}\b)*(?:\.\d+)?%?)/g
const MARKS: Record<string, string> = { ',': '٬', '.': '٫', '%': '٪' }

/** `"2,500 درهم"` → `"٢٬٥٠٠ درهم"`. */
export const arabicIndic = (text: string): string =>
  text.replace(NUMBER, (part, number?: string) => number?.replace(/[^]/g, arabicSign) ?? part)

const arabicSign = (sign: string): string => MARKS[sign] ?? String.fromCharCode(sign.charCodeAt(0) + 0x630)

/** An Arabic text with the digits that the provider has chosen. */
export const withDigits = (text: string): string => globalThis.arabicDigits?.(text) ?? text

/** Texts in these digits, for programs that load them before they read the profile. A text with values sees to its own. */
export function textsWithDigits<T>(texts: T): T
export function textsWithDigits(texts: unknown): unknown {
  if (typeof texts === 'string') return withDigits(texts)
  if (Array.isArray(texts)) return texts.map((each) => textsWithDigits<unknown>(each))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, textsWithDigits<unknown>(each)]))
}
