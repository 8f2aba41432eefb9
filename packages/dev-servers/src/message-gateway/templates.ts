/** Texts by language with `{{1}}` for the first value; `category` beside them. */
type TextTemplate = Readonly<Record<string, string>>

/** What Meta lets a business choose of a template for codes: the text is its own. */
interface CodeTemplate {
  category: 'authentication'
  languages: readonly string[]
  addSecurityRecommendation: boolean
  /** From 1 to 90. */
  codeExpirationMinutes: number
  button: 'copy_code'
}

/** The approved templates by name. */
export type Templates = Readonly<Record<string, TextTemplate | CodeTemplate>>

interface CodeTexts {
  body: string
  recommendation: string
  footer(minutes: number): string
}

/** English as Meta's reference has it; its Arabic is in no public document, so this is a translation. */
const CODE_TEXTS: Readonly<Record<string, CodeTexts>> = {
  en: {
    body: '{{1}} is your verification code.',
    recommendation: ' For your security, do not share this code.',
    footer: (minutes) => `This code expires in ${minutes} minutes.`,
  },
  ar: {
    body: 'رمز التحقق الخاص بك هو {{1}}.',
    recommendation: ' للحفاظ على أمانك، لا تشارك هذا الرمز.',
    footer: (minutes) => `تنتهي صلاحية هذا الرمز خلال ${minutes} دقائق.`,
  },
}

/** Meta's code and words for what it refuses. */
type TemplateRefusal = [code: number, message: string]

/** As it comes in Meta's own request. */
export interface SentTemplate {
  name: string
  language: { code: string }
  components: { type: string; sub_type?: string; parameters: { text: string }[] }[]
}

/** What the phone shows of a template, or why Meta refuses it. `siteUrl` is what buttons begin with. */
export function showTemplate(templates: Templates, sent: SentTemplate, siteUrl: string): string | TemplateRefusal {
  const { name, language, components } = sent
  const template = templates[name]
  const valuesOf = (part: string) =>
    components.find(({ type }) => type === part)?.parameters.map(({ text }) => text) ?? []
  const [values, [button]] = [valuesOf('body'), valuesOf('button')]
  if (template && isOfCodes(template)) return showCode(template, language.code, { values, button })
  const approved = template?.[language.code]
  if (approved === undefined) return [132_001, 'Template does not exist in the translation']
  if (values.length !== new Set(approved.match(/\{\{\d+\}\}/g)).size)
    return [132_000, 'Number of parameters does not match']
  return filled(approved, values) + (button === undefined ? '' : `\n${siteUrl}/${button}`)
}

const isOfCodes = (template: TextTemplate | CodeTemplate): template is CodeTemplate =>
  template.category === 'authentication'

/** The code stands in the text and in the button that copies it. */
function showCode(
  { languages, addSecurityRecommendation, codeExpirationMinutes }: CodeTemplate,
  language: string,
  { values, button }: { values: readonly string[]; button: string | undefined },
): string | TemplateRefusal {
  const texts = CODE_TEXTS[language]
  const isAllowed = codeExpirationMinutes >= 1 && codeExpirationMinutes <= 90
  if (!texts || !languages.includes(language) || !isAllowed)
    return [132_001, 'Template does not exist in the translation']
  const [code = ''] = values
  if (values.length !== 1 || button === undefined) return [132_000, 'Number of parameters does not match']
  if (button !== code || code.length > 15) return [132_012, 'Parameter format does not match']
  const body = texts.body + (addSecurityRecommendation ? texts.recommendation : '')
  return `${filled(body, values)}\n${texts.footer(codeExpirationMinutes)}`
}

const filled = (text: string, values: readonly string[]) =>
  values.reduce((filledSoFar, value, n) => filledSoFar.replaceAll(`{{${n + 1}}}`, value), text)
