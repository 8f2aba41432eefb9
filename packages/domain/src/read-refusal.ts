import { refusalTexts, type Refusal } from './refusals'

/** Between the words of a text, what stands for a value. */
const MARK = '\u0000'

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Each English text with its values in the form of a pattern. */
const PATTERNS = [...refusalTexts()].map(([code, text]) => {
  const names: string[] = []
  const marks = new Proxy({}, { get: (_, name) => (names.push(String(name)), MARK) })
  const sentence = typeof text === 'string' ? text : text(marks)
  const pattern = sentence.split(MARK).map(escaped).join('(.+)')
  return { code, names, pattern: new RegExp(`^${pattern}$`, 'u') }
})

/**
 * The code and values of an English sentence, for whoever shows it in another language; undefined for other sentences. Rules and use
 * cases so need no more than their sentence, and each is written once, among the texts.
 */
export function readRefusal(sentence: string): Refusal | undefined {
  for (const { code, names, pattern } of PATTERNS) {
    const values = pattern.exec(sentence)?.slice(1)
    if (values) return { ...Object.fromEntries(names.map((name, place) => [name, valueOf(values[place] ?? '')])), code }
  }
  return undefined
}

const valueOf = (text: string): string | number => (/^\d{1,9}$/.test(text) ? Number(text) : text)
