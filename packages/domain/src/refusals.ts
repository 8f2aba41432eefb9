import * as birthDate from './locales/en/birth-date.json'
import * as patient from './locales/en/patient.json'
import * as people from './locales/en/people.json'
import * as others from './locales/en/refusals.json'

/** Why the server refused something: the name of a text and its values, with which a page shows it in its own language. */
export interface Refusal {
  [value: string]: string | number
  code: string
}

/** The texts by their code. */
export type RefusalTexts = ReadonlyMap<string, Text>

type Text = string | ((values: Record<string, string | number>) => string)

/** The texts of refusals by their code. A function: nothing of it is in builds that have no use for it. */
export const refusalTexts = (files: readonly object[] = [birthDate, people, patient, others]): RefusalTexts =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A text takes what the server read out of it by the same names.
  new Map(files.flatMap((texts) => Object.entries(texts)) as [string, Text][])

/** The sentence for a refusal, in the language of this build; undefined for one that this build does not know. */
export function refusalText({ code, ...values }: Refusal, texts = refusalTexts()): string | undefined {
  const text = texts.get(code)
  if (typeof text !== 'function') return text
  // A field has another name in each language, which the form beside it shows.
  const field = texts.get('thisField')
  return text({ ...values, ...('field' in values && typeof field === 'string' && { field }) })
}
