import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Rows of keys that the library does not know. */
const KEY_ROWS = [...['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرلاىةوزظ'], ...['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']]

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: { ...adjacencyGraphs, rows: neighboursIn(KEY_ROWS) } })

/** The highest score: ten thousand million guesses or more. */
const ENOUGH = 4

/**
 * Returns whether a password can be guessed although it is long: one of the 49,000 most used in leaks or close to it,
 * repeated characters or parts, rows of keys, sequences, dates, and `words`, which an attacker would think of.
 */
export function isGuessable(password: string, words: readonly string[]): boolean {
  return zxcvbn.check(password, [...words]).score < ENOUGH
}

/** Each key with those left and right of it, as the library's own graphs have them. */
function neighboursIn(rows: readonly string[]): Record<string, (string | null)[]> {
  const graph: Record<string, (string | null)[]> = {}
  for (const row of rows)
    for (const [place, key] of row.split('').entries()) graph[key] = [row[place - 1] ?? null, row[place + 1] ?? null]
  return graph
}
