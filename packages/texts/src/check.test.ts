import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { problemsIn } from './check.ts'
import { sourcesOf, TRANSLATED_FROM } from './files.ts'

const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })))

/** A `locales` folder with one file, translated from the English text as it was before. */
function folderWith(english: string, arabic: string | undefined, before = english): string {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  made.push(folder)
  const write = (path: string, texts: object) => writeFileSync(join(folder, path), JSON.stringify(texts))
  for (const locale of ['en', 'ar']) mkdirSync(join(folder, locale))
  write('en/page.json', { title: english })
  write('ar/page.json', arabic === undefined ? {} : { title: arabic })
  write(`ar/${TRANSLATED_FROM}`, { page: sourcesOf({ title: before }) })
  return folder
}

const DAYS =
  '{n, plural, zero {اليوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} قبل 24 ساعة و3 أيام'
const DAYS_WRONG = DAYS.replace('# أيام', '# يومًا')

test.each([
  ['is translated', 'Call {phone}', 'اتصال {phone}', undefined],
  ['is a name', 'WhatsApp', 'WhatsApp', undefined],
  ['has no translation', 'Call', undefined, 'title is missing'],
  ['lacks a value', 'Call {phone}', 'اتصال', 'its values are {}, in English {phone}'],
  ['has a value of another name', 'Call {phone}', 'اتصال {tel}', 'its values are {tel}, in English {phone}'],
  ['lacks a tag', 'Call <a>us</a>', 'اتصال', 'its tags are “”, in English “</a> <a>”'],
  ['has markup', 'Call us', 'اتصال <b class="x">بنا</b>', 'markup other than a tag'],
  [
    'lacks plural forms',
    '{n, plural, one {# test} other {# tests}}',
    '{n, plural, other {# فحص}}',
    'zero, one, two, few, many',
  ],
  ['is English', 'Call us now', 'Call us now', 'no Arabic word'],
  ['has an English comma', 'Call, write', 'اتصال, رسالة', 'an English comma'],
  ['has Arabic digits', 'In 3 days', 'خلال ٣ أيام', 'Arabic digits'],
  ['has a mark of direction', 'Call', '\u200fاتصال', 'a mark of direction'],
  ['has a Latin name before a number', 'bucket: 30 days', 'bucket: 30 يومًا', 'a Latin name beside a sign'],
  ['has a noun in the wrong form after a number', 'In 12 days', 'خلال 12 أيام', 'wrong form after its number: 12 أيام'],
  ['has the form of another number', '{n, plural, one {# day} other {# days}}', DAYS_WRONG, 'few before يومًا'],
  ['has a value without plural forms before a noun', 'In {n} days', 'خلال {n} يوم', 'a value before يوم'],
  ['has a name before a day', '{name} on {day}', '{name} يوم {day}', undefined],
  ['has a code before a noun', 'ISO 15189 number', 'شهادة ISO 15189 رقم', undefined],
  ['has the forms of each number', '{n, plural, one {# day} other {# days}}', DAYS, undefined],
  ['is worded as a translation', 'We will call', 'سوف نتصل', 'never use'],
  ['breaks off', 'Call {phone}', 'اتصال {phone', "can't be read"],
])('a translation that %s', (_, english, arabic, problem) => {
  const problems = problemsIn(folderWith(english, arabic)).join('\n')
  if (problem === undefined) expect(problems).toBe('')
  else expect(problems).toContain(problem)
})

test('a translation of an English text that has changed is named', () => {
  expect(problemsIn(folderWith('Call us', 'اتصال', 'Call me'))).toEqual([
    'ar/page: title: its English text has changed since it was translated',
  ])
})

test.each([
  ['is English', { title: 'Call us now please' }, ['hi/page: title: no Devanagari word']],
  ['lacks a file that another such language has', undefined, ['hi/page: the file is missing']],
  ['is complete', { title: 'फ़ोन करें' }, []],
])('a translation for readers who choose the language on the page, which %s', (_, hindi, problems) => {
  const folder = folderWith('Call us now please', 'اتصال')
  for (const [locale, title] of Object.entries({ ml: 'വിളിക്കുക', tl: 'Tumawag po' })) write(folder, locale, { title })
  write(folder, 'hi', hindi)
  expect(problemsIn(folder)).toEqual(problems)
})

function write(folder: string, locale: string, texts?: object): void {
  mkdirSync(join(folder, locale))
  if (texts) writeFileSync(join(folder, locale, 'page.json'), JSON.stringify(texts))
  writeFileSync(
    join(folder, locale, TRANSLATED_FROM),
    JSON.stringify({ page: sourcesOf({ title: 'Call us now please' }) }),
  )
}
