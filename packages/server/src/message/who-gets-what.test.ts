import { isOfAPhone, NEWS, ruleOf, type NewsName, type PhoneNewsName } from '@homecare/domain/news'
import { expect, test } from 'vitest'
import { templates } from './templates'

const OWNERS: Record<PhoneNewsName, string> = {
  'sign-in-code': 'who opens their page',
  'family-invitation': 'who is invited',
  'duty-alarm': 'who is on duty',
  'nurse-day': 'the nurse',
}
const HEAD = `# Who gets what

All news that leaves by message, with the rule of \`packages/domain/src/news.ts\`. Patients get it by the way that they chose, others by WhatsApp,
then SMS; without a receipt, or where a way fails, the next way follows. A test writes this file.

| news | to | sent | next way after | left out after | also by email | WhatsApp templates |
|---|---|---|---|---|---|---|
`

const clock = (minutes: number): string => `${String(minutes / 60).padStart(2, '0')}:00`
const span = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`)

function rowOf(news: NewsName): string {
  const { urgent, hours = { from: 8 * 60, until: 21 * 60 }, fallBackAfter, staleAfter, hasDocument } = ruleOf(news)
  const name = news.replaceAll('-', '_')
  const variants = Object.keys(templates()).filter((each) => each === name || each.startsWith(`${name}_`))
  return [
    news,
    isOfAPhone(news) ? OWNERS[news] : 'the patient',
    urgent ? 'at any hour' : `${clock(hours.from)}–${clock(hours.until)}`,
    span(fallBackAfter),
    span(staleAfter),
    hasDocument ? 'always' : '',
    variants.join(', '),
  ].join(' | ')
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the table are the names.
const names = Object.keys(NEWS) as NewsName[]

test('docs/who-gets-what.md has every news with its rule; `-u` writes it again', async () => {
  const rows = names.map((news) => `| ${rowOf(news)} |\n`).join('')
  await expect(`${HEAD}${rows}`).toMatchFileSnapshot('../../../../docs/who-gets-what.md')
})
