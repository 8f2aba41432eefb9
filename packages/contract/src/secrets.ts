import { z } from 'zod'

/** Secrets that are valid at the same time: the first signs and is sent, all of them are accepted. */
export type Secrets = readonly [current: string, ...previous: string[]]

const MIN_LENGTH = 16
/** A random hexadecimal secret of this length has fewer different characters once in a million. */
const MIN_CHARACTERS = 6
/** Words that are tried first; digits and signs between them make no difference. */
const KNOWN_WORDS =
  /^(?:change|me|my|your|the|this|pass|word|phrase|super|secret|default|example|admin|qwerty|uiop|asdf|ghjkl|abcdef)+$/
const COUNTING = '0123456789'.repeat(20)

/** What is wrong with a secret that somebody could guess; null for one that nobody can. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < MIN_LENGTH) return `must have ${MIN_LENGTH} characters or more`
  if (new Set(secret).size < MIN_CHARACTERS) return 'must be random, not a few characters repeated'
  if (isGuessable(secret)) return 'must be random, not made of words that everybody tries'
  return null
}

function isGuessable(secret: string): boolean {
  const letters = secret.toLowerCase().replace(/[^a-z]/g, '')
  return letters === '' ? COUNTING.includes(secret) : KNOWN_WORDS.test(letters)
}

/** The parts of a text with commas; a text without a comma is one part as it is. */
export const partsOf = (text: string): string[] =>
  text.includes(',')
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [text]

const splitSecrets = (text: string, context: z.RefinementCtx<string>): Secrets => {
  const [current, ...previous] = partsOf(text)
  if (current !== undefined) return [current, ...previous]
  context.addIssue({ code: 'custom', message: 'must not be empty' })
  return z.NEVER
}

/** A variable that holds secrets of ours, as a rotation has it: `new,old`. */
export const ownSecrets = z.string().transform((text, context): Secrets => {
  for (const part of partsOf(text)) {
    const weakness = weaknessOf(part)
    if (weakness) {
      context.addIssue({ code: 'custom', message: weakness })
      return z.NEVER
    }
  }
  return splitSecrets(text, context)
})

/** A variable that holds secrets that somebody else has made: their form is not ours to judge. */
export const foreignSecrets = z.string().min(1).transform(splitSecrets)

/** Bech32 with capital letters: its alphabet has no 1, B, I and O. */
const AGE_IDENTITY = /^AGE-SECRET-KEY-1([AC-HJ-NP-Z02-9]{58})$/

/**
 * A variable that holds keys of the age format, `new,old`: the first encrypts, all of them decrypt. Each brings a
 * checksum, so that a mistyped one is noticed when it is first used.
 */
export const ageKeys = z.string().transform((text, context): Secrets => {
  for (const part of partsOf(text)) {
    const [, random] = AGE_IDENTITY.exec(part) ?? []
    const weakness = random === undefined ? 'must be a key like AGE-SECRET-KEY-1…' : weaknessOf(random)
    if (weakness) {
      context.addIssue({ code: 'custom', message: weakness })
      return z.NEVER
    }
  }
  return splitSecrets(text, context)
})
