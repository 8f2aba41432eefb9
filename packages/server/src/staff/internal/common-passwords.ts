import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/**
 * Returns whether a password is, or hardly differs from, one of the 49,000 most used in leaks (the list of zxcvbn): in
 * another case, with digits or signs added at its end, or with one of them repeated.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const candidates = [plain, plain.replace(/[^a-z]+$/, '')]
  return candidates.some((each) => COMMON.has(each) || COMMON.has(repeatedPart(each)))
}

/** Returns the repeated part of a text, "abc" of "abcabcabc"; without one, the text. */
const repeatedPart = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text
