import type { Locale } from '@homecare/domain/locales'
import { REPORT_EMAILS } from './texts'

type Named = (typeof REPORT_EMAILS)['en']['ofPerson']

/** Every sentence that says whose report it is. Each is whole: other languages order its words differently. */
export type ReportMessages = Record<keyof Named, string> & {
  /** Where the booking has several reports: which one to look for. */
  find: string | null
}

/** To the patient who booked for nobody else. */
export const ownReport = (locale: Locale): ReportMessages => ({ ...REPORT_EMAILS[locale].yours, find: null })

/** About the report of one of several people, or of the only one who had tests where somebody else booked. */
export function reportOfPerson(locale: Locale, { name, isOnly }: { name: string; isOnly: boolean }): ReportMessages {
  const { ofPerson, find } = REPORT_EMAILS[locale]
  const sentences = Object.entries(ofPerson).map(([about, sentence]) => [about, sentence({ name })])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names of the texts are those of the sentences.
  const named = Object.fromEntries(sentences) as Record<keyof Named, string>
  return { ...named, find: isOnly ? null : find({ name }) }
}
