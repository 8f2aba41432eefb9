import { LOCALES, type Locale } from '@homecare/domain/locales'
import { NEWS, type NewsName } from '@homecare/domain/news'
import { textsWithDigits } from '@homecare/domain/digits'
import * as ar from '../locales/ar/messages.json'
import * as en from '../locales/en/messages.json'
import type { PhoneFacts } from '../email/phone-facts'
import { CODE_MINUTES } from '../my/code'
import type { MessageContent } from '../ports/messages'

const TEXTS: Record<Locale, typeof en.news> = {
  en: en.news,
  get ar() {
    return textsWithDigits(ar.news)
  },
}

type Variant = keyof typeof en.news
type TextFact = Exclude<keyof PhoneFacts, 'url'>
const variantOf = (news: NewsName, { nurse, lastMeal }: PhoneFacts): Variant => {
  if (news === 'visit-reminder') return reminderOf({ fasts: lastMeal !== '', named: nurse !== '' })
  if (news === 'nurse-on-the-way' && nurse === '') return 'nurse-on-the-way-unnamed'
  return news
}

function reminderOf({ fasts, named }: { fasts: boolean; named: boolean }): Variant {
  if (fasts) return named ? 'visit-reminder-fasting-named' : 'visit-reminder-fasting'
  return named ? 'visit-reminder-named' : 'visit-reminder'
}

/** What is said to a phone about news. `publicUrl` is the site's address. */
export function newsContent(
  news: NewsName,
  facts: PhoneFacts,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): MessageContent {
  const variant = variantOf(news, facts)
  return {
    kind: 'template',
    name: templateName(variant),
    parameters: factsOf(variant, locale).map((name) => facts[name]),
    ...buttonOf(facts, publicUrl),
    text: TEXTS[locale][variant](facts),
    ...(facts.url === '' ? {} : { url: facts.url }),
  }
}

/** The button of a code's template copies the code. */
function buttonOf({ code, url }: PhoneFacts, publicUrl: string): { linkPath?: string } {
  if (code !== '') return { linkPath: code }
  return url === '' ? {} : { linkPath: url.slice(publicUrl.length + 1) }
}

const templateName = (variant: Variant): string => variant.replaceAll('-', '_')

/** Each fact as a mark that can be found in a text. */
const MARKS: Record<TextFact, string> = {
  ...{ provider: '<provider>', phone: '<phone>', order: '<order>', visit: '<visit>', arrival: '<arrival>' },
  ...{ total: '<total>', nurse: '<nurse>', lastMeal: '<lastMeal>', code: '<code>', inviter: '<inviter>' },
  ...{ alert: '<alert>', day: '<day>' },
}

const TEXT_FACTS = [
  ...(['provider', 'phone', 'order', 'visit', 'arrival', 'total', 'nurse', 'lastMeal'] as const),
  ...(['code', 'inviter', 'alert', 'day'] as const),
]

/** The facts of a text in the order in which its template has them as `{{1}}`, `{{2}}` … */
function factsOf(variant: Variant, locale: Locale): TextFact[] {
  const text = TEXTS[locale][variant](MARKS)
  const place = (name: TextFact): number => text.indexOf(MARKS[name])
  return TEXT_FACTS.filter((name) => place(name) >= 0).sort((a, b) => place(a) - place(b))
}

type TextTemplate = Record<Locale, string> & { category: 'utility' }

/** WhatsApp writes the text of codes. A business chooses whether it warns, the minutes in its last line, and the button. */
const CODE_TEMPLATE = {
  category: 'authentication',
  languages: LOCALES,
  addSecurityRecommendation: true,
  codeExpirationMinutes: CODE_MINUTES,
  button: 'copy_code',
} as const

/** The templates that the provider has to approve: by name and language, with `{{1}}` for the first value. */
export function templates(): Record<string, TextTemplate | typeof CODE_TEMPLATE> {
  const variants = Object.keys(en.news).filter((name): name is Variant => name in en.news)
  const textOf = (variant: Variant, locale: Locale): string =>
    factsOf(variant, locale).reduce(
      (text, name, index) => text.replaceAll(MARKS[name], `{{${index + 1}}}`),
      TEXTS[locale][variant](MARKS),
    )
  return Object.fromEntries(
    variants.map((variant) => [
      templateName(variant),
      variant === 'sign-in-code'
        ? CODE_TEMPLATE
        : { category: 'utility', en: textOf(variant, 'en'), ar: textOf(variant, 'ar') },
    ]),
  )
}

export const isNews = (name: string): name is NewsName => name in NEWS
