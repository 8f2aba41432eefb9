import { countedOf } from './text-tree.ts'

/** What is counted on our pages: a noun after 100, after 11 to 99 and after 3 to 10. */
const NOUNS = [
  ['يوم', 'يومًا', 'أيام'],
  ['أسبوع', 'أسبوعًا', 'أسابيع'],
  ['شهر', 'شهرًا', 'أشهر'],
  ['سنة', 'سنة', 'سنوات'],
  ['ساعة', 'ساعة', 'ساعات'],
  ['دقيقة', 'دقيقة', 'دقائق'],
  ['ثانية', 'ثانية', 'ثوانٍ'],
  ['فحص', 'فحصًا', 'فحوصات'],
  ['مؤشر', 'مؤشرًا', 'مؤشرات'],
  ['نتيجة', 'نتيجة', 'نتائج'],
  ['تقرير', 'تقريرًا', 'تقارير'],
  ['زيارة', 'زيارة', 'زيارات'],
  ['شخص', 'شخصًا', 'أشخاص'],
  ['عنصر', 'عنصرًا', 'عناصر'],
  ['أنبوب', 'أنبوبًا', 'أنابيب'],
  ['رقم', 'رقمًا', 'أرقام'],
  ['خطوة', 'خطوة', 'خطوات'],
  ['درهم', 'درهمًا', 'دراهم'],
] as const

const PLURALS = new Intl.PluralRules('ar')
/** A number after a Latin name, as in ISO 15189, counts nothing. */
const AFTER_NUMBER = /(?<![A-Za-z]\s*|[\d.,-])(\d[\d,]*(?:\.\d+)?)[\s\u00a0]+([\p{Script=Arabic}\p{M}]+)/gu

/** The numbers of a text whose noun has another form than Arabic gives it after them: `"12 أيام"`, `"5 يومًا"`. */
export const miscountedIn = (text: string): string[] =>
  [...text.matchAll(AFTER_NUMBER)].flatMap(([found, number = '', noun = '']) => {
    const form = PLURALS.select(Number(number.replaceAll(',', '')))
    return isWrong(noun, form) ? [found] : []
  })

/** The same in the plural branches of a message, and values before a noun that has no branches: `"{n} يوم"`. */
export const miscountedInMessage = (message: string): string[] =>
  countedOf(message).flatMap(({ form, noun }) => {
    const known = NOUNS.some((forms) => forms.some((each) => each === noun))
    return known && (form === undefined || isWrong(noun, form)) ? [`${form ?? 'a value'} before ${noun}`] : []
  })

function isWrong(noun: string, form: string): boolean {
  const forms = NOUNS.find((each) => each.some((word) => word === noun))
  if (!forms || form === 'one' || form === 'two') return false
  return noun !== forms[form === 'few' ? 2 : form === 'many' ? 1 : 0]
}
