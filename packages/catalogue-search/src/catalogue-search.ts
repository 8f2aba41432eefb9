import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import type { HealthPackage, LabTest } from '@homecare/domain/catalogue'
import { EVERYDAY_WORDS } from './everyday-words'
import { joinedWords, wordsOf } from './fold'

export interface SearchedCatalogue {
  tests: readonly Pick<LabTest, 'id' | 'name' | 'synonyms' | 'biomarkers' | 'tells' | 'commonness'>[]
  /** In Arabic the first synonym is the English name, as of tests: everyday words are answered with English names. */
  packages: readonly (Pick<HealthPackage, 'id' | 'name' | 'benefits' | 'tells'> & { synonyms?: readonly string[] })[]
}

export interface Match {
  kind: 'test' | 'package'
  id: number
  /** Its name has every word of the text; otherwise it is related to the text. Either may be what is commonly meant. */
  byName: boolean
}

interface Entry {
  key: string
  name: string
  english: string
  synonyms: string
  contents: string
  tells: string
  commonness: number
}

interface Phrase {
  key: string
  phrase: string
}

/** Words that say nothing about which test is meant. */
const STOP_WORDS = new Set(
  'a am an and any at blood check cost deficiency do feeling for get health high home how i in is level levels low me much my need of on or package price problem problems risk test tests the to want with تحليل تحاليل فحص فحوصات اختبار نسبه نقص سعر'.split(
    ' ',
  ),
)

const withoutStopWords = (words: readonly string[]): string[] => words.filter((word) => !STOP_WORDS.has(word))

const RESULTS = 40

/** How much more a test counts that people often mean. */
const WEIGHTS = [0.5, 0.8, 1, 1.25]
/** As a test that is neither rare nor among the most usual ones. */
const COMMONNESS_OF_PACKAGES = 2

const lettersOf = (words: readonly string[]): number => words.join('').length

const keyOf = ({ id }: SearchResult): string => String(id)

const tokenize = (text: string): string[] => {
  const words = wordsOf(text)
  return [...new Set([...words, ...joinedWords(words)])]
}

/** One letter of four to six may be wrong, two of more; none beside digits. */
const fuzzy = (term: string): number | false => (term.length < 4 || /\d/.test(term) ? false : term.length < 7 ? 1 : 2)

/** The text's words, and the same with neighbours written as one word: all words of one of them must be found. */
function everyWord(words: readonly string[], options: SearchOptions): Query {
  const joined = words.flatMap((_, at) =>
    [2, 3]
      .filter((length) => at + length <= words.length)
      .map((length) => [...words.slice(0, at), words.slice(at, at + length).join(''), ...words.slice(at + length)]),
  )
  const forms = [words, ...joined].map((form): Query => ({ ...options, combineWith: 'AND', queries: [...form] }))
  return { combineWith: 'OR', queries: forms }
}

/** Makes the search of a catalogue, best match first. Making it takes some milliseconds: keep it while the catalogue stays the same. */
export function createCatalogueSearch({ tests, packages }: SearchedCatalogue): (text: string) => Match[] {
  const entries: Entry[] = [
    ...packages.map(({ id, name, benefits, tells, synonyms = [] }) => ({
      key: `package ${id}`,
      name,
      english: synonyms[0] ?? name,
      synonyms: synonyms.join(' . '),
      contents: benefits.join(' . '),
      tells,
      commonness: COMMONNESS_OF_PACKAGES,
    })),
    ...tests.map(({ id, name, synonyms, biomarkers, tells, commonness }) => ({
      key: `test ${id}`,
      name,
      english: synonyms[0] ?? name,
      synonyms: synonyms.join(' . '),
      contents: biomarkers.join(' . '),
      tells,
      commonness,
    })),
  ]
  const items = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['name', 'synonyms', 'contents'],
    tokenize,
    processTerm: (term) => term,
  })
  items.addAll(entries)
  // Apart from the others, so that their many everyday words slow no key press down, and made when nothing else fits.
  let sentences: MiniSearch<Entry> | undefined
  const searchedSentences = () => {
    if (sentences) return sentences
    sentences = new MiniSearch<Entry>({ idField: 'key', fields: ['tells'], tokenize, processTerm: (term) => term })
    sentences.addAll(entries)
    return sentences
  }
  const weightOf = new Map(entries.map(({ key, commonness }) => [key, WEIGHTS[commonness] ?? 1]))
  const boostDocument = (key: unknown) => weightOf.get(String(key)) ?? 1
  const keyOfName = new Map(
    entries.flatMap(({ name, english, key }) => [
      [english, key],
      [name, key],
    ]),
  )

  const phrases = new MiniSearch<Phrase>({
    idField: 'key',
    fields: ['phrase'],
    storeFields: ['phrase'],
    tokenize,
    processTerm: (term) => term,
  })
  const answers = new Map<string, string[]>()
  for (const [list, names] of Object.entries(EVERYDAY_WORDS)) {
    const keys = names.flatMap((name) => keyOfName.get(name) ?? [])
    for (const phrase of list.split(', ')) {
      phrases.add({ key: phrase, phrase })
      answers.set(wordsOf(phrase).join(' '), keys)
    }
  }

  const everydayPhrases = [...answers].map(([phrase, keys]) => ({ words: withoutStopWords(phrase.split(' ')), keys }))

  const named = (words: readonly string[]) =>
    items.search(everyWord(words, { fields: ['name'], prefix: true }), { boostDocument }).map(keyOf)
  const foldedNames = entries.map(({ key, name }) => ({ key, folded: wordsOf(name).join(' ') }))
  const containing = (words: readonly string[]) =>
    foldedNames.filter(({ folded }) => folded.includes(words.join(' '))).map(({ key }) => key)
  /** What is commonly meant by just these words. */
  const meant = (words: readonly string[]) => answers.get(words.join(' ')) ?? []
  const everyday = (words: readonly string[]) => {
    const [best] = phrases.search(everyWord(words, { prefix: (term) => term.length > 2, fuzzy }))
    return best ? (answers.get(wordsOf(String(best.id)).join(' ')) ?? []) : []
  }
  /** The best answer of each everyday phrase among the words, then their second ones: “thyroid in pregnancy” has two phrases. */
  const phrasesWithin = (typed: readonly string[]) => {
    const within = everydayPhrases
      .filter(({ words }) => words.length > 0 && words.every((word) => typed.includes(word)))
      .toSorted((a, b) => lettersOf(b.words) - lettersOf(a.words))
    const places = Math.max(0, ...within.map(({ keys }) => keys.length))
    return Array.from({ length: places }, (_, place) => within.flatMap(({ keys }) => keys[place] ?? [])).flat()
  }
  const relatedOptions = {
    prefix: (term: string) => term.length > 2,
    fuzzy,
    boost: { name: 3, synonyms: 2, contents: 0.5 },
    boostDocument,
  }
  const told = (words: readonly string[]) =>
    searchedSentences()
      .search(everyWord(words, { prefix: (term) => term.length > 2 }), { boostDocument })
      .map(keyOf)
  const related = (words: readonly string[]) => items.search(everyWord(words, {}), relatedOptions).map(keyOf)
  /** Some of the words, if they are most of what was typed: “no such test at all” is not about allergies. */
  const relatedToMost = (words: readonly string[]) => {
    const most = ({ queryTerms }: SearchResult) => 2 * lettersOf(queryTerms) > lettersOf(words)
    return items.search(words.join(' '), { ...relatedOptions, combineWith: 'OR', filter: most }).map(keyOf)
  }

  /** The Latin words of a text in two scripts are an abbreviation mostly, and say which test is meant: “هرمون FSH”. */
  const namedInLatin = (words: readonly string[]) => {
    const latin = words.filter((word) => /^[a-z][a-z\d]/.test(word))
    return latin.length > 0 && latin.length < words.length ? named(latin) : []
  }

  return (text) => {
    const typed = wordsOf(text)
    const significant = withoutStopWords(typed)
    const words = significant.length > 0 ? significant : typed
    if (words.length === 0) return []
    const within = containing(typed)
    const forms = words.length === typed.length ? [typed] : [typed, words]
    // Three letters stand within many a name, as “men” in “sedimentation”.
    const long = text.trim().length > 3
    const byName = [...forms.flatMap(named), ...(long ? within : [])]
    // What people mean by “fever” is not the rare disease that has it in its name.
    const first = forms.flatMap(meant)
    const everyWordIn = [
      ...first,
      ...byName,
      ...namedInLatin(words),
      ...forms.flatMap(everyday),
      ...within,
      ...related(words),
    ]
    const found =
      everyWordIn.length > 0 ? everyWordIn : [...phrasesWithin(typed), ...told(words), ...relatedToMost(words)]
    const keys = [...new Set(found)].slice(0, RESULTS)
    return keys.map((key) => {
      const [kind, id] = key.split(' ')
      return { kind: kind === 'package' ? 'package' : 'test', id: Number(id), byName: byName.includes(key) }
    })
  }
}
