import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/**
 * Whether a password is, or hardly differs from, one of the 49,000 most used in public leaks (the list of zxcvbn): in
 * other capitals, with digits or signs added at its end, or one of them written several times.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const candidates = [plain, plain.replace(/[^a-z]+$/, '')]
  return candidates.some((each) => COMMON.has(each) || COMMON.has(repeatedPart(each)))
}

/** What a text repeats from its start to its end, "abc" of "abcabcabc"; else the text. */
const repeatedPart = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text
