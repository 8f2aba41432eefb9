import type { Locale } from './locales.ts'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, compileChoice } from './compile.ts'
import type { TextTree } from './text-tree.ts'

type Compiled = Record<string, string | object | ((values: Record<string, unknown>) => string)>

/** The exports of a compiled file of texts. */
async function load(texts: Record<string, TextTree>, locale: Locale): Promise<Compiled> {
  const runtime = JSON.stringify(new URL('runtime.ts', import.meta.url).href)
  const module = compile(texts, locale).replace("'@homecare/texts/runtime'", runtime)
  const file = join(await mkdtemp(join(tmpdir(), 'texts-')), 'texts.mjs')
  await writeFile(file, module)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its exports are the texts.
  return { ...((await import(file)) as Compiled) }
}

/** One text of a file, with its values. */
async function run(text: string, locale: Locale): Promise<(values: Record<string, unknown>) => string> {
  const { it: compiled } = await load({ it: text }, locale)
  if (typeof compiled !== 'function') throw new Error('This text has no values')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A function among the exports is a text with values.
  return compiled as (values: Record<string, unknown>) => string
}

const TESTS = '{n, plural, zero {لا فحوصات} one {فحص واحد} two {فحصان} few {# فحوصات} many {# فحصًا} other {# فحص}}'

test('a text without values is a string, in objects and lists as the file has them', async () => {
  const texts = { title: 'Contact', steps: [{ text: 'We read “it”' }, { text: "It's '{'free'}'" }] }
  expect(await load(texts, 'en')).toEqual({
    title: 'Contact',
    steps: [{ text: 'We read “it”' }, { text: "It's {free}" }],
  })
})

test.each([
  [0, 'لا فحوصات'],
  [1, 'فحص واحد'],
  [2, 'فحصان'],
  [3, '3 فحوصات'],
  [11, '11 فحصًا'],
  [100, '100 فحص'],
  [103, '103 فحوصات'],
  [1_011, '1,011 فحصًا'],
])('%s tests are in Arabic “%s”, with Western digits', async (n, expected) => {
  expect((await run(TESTS, 'ar'))({ n })).toBe(expected)
})

test('a value keeps its own direction in an Arabic sentence, and an English text has no invisible signs', async () => {
  expect((await run('اتصال {phone}', 'ar'))({ phone: '+971 4 000 0000' })).toBe('اتصال \u2068+971 4 000 0000\u2069')
  expect((await run('Call {phone}', 'en'))({ phone: '+971 4 000 0000' })).toBe('Call +971 4 000 0000')
})

test('a value that chooses between cases is compared as it is', async () => {
  const nurse = '{gender, select, female {انطلقت الممرضة {name}} other {انطلق فريق التمريض}}'
  expect((await run(nurse, 'ar'))({ gender: 'female', name: 'Maya' })).toBe('انطلقت الممرضة \u2068Maya\u2069')
})

test('whatever a value is, it stands in the sentence as it is', async () => {
  const [en, ar] = await Promise.all([run('أ {name}', 'en'), run('أ {name}', 'ar')])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(en({ name })).toBe(`أ ${name}`)
      expect(ar({ name })).toBe(`أ \u2068${name}\u2069`)
    }),
  )
})

test('a plural form that the language doesn’t have is refused', () => {
  expect(() => compile({ tests: '{n, plural, few {# tests} other {# tests}}' }, 'en')).toThrow(/few is not valid/)
})

test('a text can’t have the name of a function that compiled texts call', () => {
  expect(() => compile({ number: 'No. {n}' }, 'en')).toThrow('number')
})

test.each([
  ['hi', '2 ट्यूब', 'अभी'],
  ['ml', '2 tubes', 'Now'],
  ['en', '2 tubes', 'Now'],
])(
  'a file that its reader chooses the language of says in %s “%s”, and English where there is no translation',
  async (chosen, counted, now) => {
    const module = compileChoice({ tubes: '{n, plural, one {1 tube} other {# tubes}}', now: 'Now' }, [
      ['hi', { tubes: '{n, plural, one {# ट्यूब} other {# ट्यूब}}', now: 'अभी' }],
    ])
    const runtime = JSON.stringify(new URL('runtime.ts', import.meta.url).href)
    const file = join(await mkdtemp(join(tmpdir(), 'texts-')), 'texts.mjs')
    const [choice = '', ...rest] = module.replace("'@homecare/texts/runtime'", runtime).split('\n')
    expect(choice).toBe("import { chosenLanguage } from '@homecare/texts/chosen-language'")
    await writeFile(file, [`const chosenLanguage = '${chosen}'`, ...rest].join('\n'))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its exports are the texts.
    const texts = (await import(file)) as { tubes: (values: { n: number }) => string; now: string }
    expect([texts.tubes({ n: 2 }), texts.now]).toEqual([counted, now])
  },
)
