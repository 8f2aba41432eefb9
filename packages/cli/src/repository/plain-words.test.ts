import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

/** Words over which people stumble who learned English later, and what to write instead. */
const STUMBLES: [words: RegExp, instead: string][] = [
  [/\b(set|sets|setting) off\b/i, 'is on the way, or causes'],
  [/\btook (your|the) report\b.*\bback\b/i, 'removed the report'],
  [/\bwithdr(aw|ew)/i, 'removed; of a note, taken back'],
  [/\bdiscard/i, 'delete; of a form, empty it'],
  [/\bbiomarkers?\b/i, 'measured values'],
  [/\bfluoride plasma\b/i, 'blood with fluoride (grey tube)'],
  [/\bclear (with|this|it|what|the booking)\b/i, 'mark as done, with a note'],
  [/\bgiven up\b/i, 'stopped'],
  [/^Leaves\b|\bleaves (on|the (board|site|list))\b/, 'stops working, or is no longer shown'],
  [/\bneeds a decision\b/i, 'needs action, the same as in the lists'],
  [/(?<!\bthings )\bat once\b/i, 'now, immediately or right away'],
  [/\baudit trail/i, 'audit history'],
  [/\bchargeback/i, 'the bank has taken the money back'],
  [/\bcounterpart/i, 'known on one side only'],
  [/\boverrides\b/i, 'goes before'],
  [/\b(rota|kerb|prank|hastens?)\b/i, 'a word that everybody knows'],
  [/\b(each|every|a|no|by|taken|this) half hours?\b/i, 'slot, as the page of the admin area is called'],
  [/\b(move|moved|cancel your|our|another) appointments?\b/i, 'visit, which is what comes and is moved'],
]

/** Laws have words of their own, which their readers look for. */
const LEGAL = /^mfe-site\/src\/content\/legal\//
const files = sourceFiles().filter(
  (path) =>
    /^(mfe-[\w-]+\/src|shell\/src|packages\/(domain|server|ui)\/src)\/.*\.tsx?$/.test(path) &&
    !/\.(test|fixture|conformance|stories)\.tsx?$|\/testing\//.test(path) &&
    !LEGAL.test(path),
)

/** What a line of code shows: literals and the text between tags that have a space or begin with a capital letter. */
function textsOf(line: string, isJsx: boolean): string[] {
  if (/^(\/\*|\*|\/\/|import )/.test(line)) return []
  // The keys of a table are compared and not shown.
  const values = line.replace(/'[^']*':/g, '')
  const literals = [...values.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)"/g)].map(
    ([, single, template, double]) => single ?? template ?? double ?? '',
  )
  const between = isJsx ? [...values.matchAll(/(?:^|>)([^<>{}=;()]+)(?:<|$)/g)].map(([, text = '']) => text) : []
  return [...literals, ...between].filter((text) => / /.test(text.trim()) || /^[A-Z]/.test(text))
}

const texts = files.flatMap((path) =>
  read(path)
    .split('\n')
    .flatMap((line) => textsOf(line.trim(), path.endsWith('.tsx')).map((text) => ({ path, text }))),
)
const specimens = [...read('packages/server/data/catalogue.json').matchAll(/"specimen": "([^"]*)"/g)].map(
  ([, text = '']) => ({ path: 'packages/server/data/catalogue.json', text }),
)

test('the texts of pages, emails, alarms and refusals are found, between tags as well', () => {
  expect(texts.length).toBeGreaterThan(5000)
  expect(specimens.length).toBeGreaterThan(280)
  expect(textsOf("'report withdrawn': 'Report removed',", false)).toEqual(['Report removed'])
  expect(textsOf("if (state === 'withdrawn') return `Withdrawn by ${name}`", false)).toEqual(['Withdrawn by ${name}'])
  expect(textsOf('<p>Set off now</p>', true)).toEqual(['Set off now'])
  for (const part of ['/alarm/', '/email/', '/report/', 'messages.ts', '.tsx'])
    expect(
      texts.some(({ path }) => path.includes(part)),
      part,
    ).toBe(true)
})

test.each(STUMBLES)('no text for people says %s: it says %s', (words) => {
  expect([...texts, ...specimens].filter(({ text }) => words.test(text))).toEqual([])
})

test('patients read one clock and staff the other, each from one function', () => {
  const readers = (names: RegExp) => files.filter((path) => names.test(read(path)))
  expect(
    readers(/\bpatientTime\b|\btwelveHours\b|\bpatientRange\b/).filter((path) => path.startsWith('mfe-admin/')),
  ).toEqual([])
  expect(readers(/\bstaffTime\b|\bstaffHour\b/).filter((path) => /^mfe-(site|booking)\//.test(path))).toEqual([])
  const OWN = /toLocale(Time)?String\(|Intl\.DateTimeFormat|\.getHours\(|toISOString\(\)\.slice\(11|\bdubaiHour\b/
  // A nurse may read a language that the rules don't write.
  const WRITERS = /^(packages\/domain\/src\/(dates|clock)|mfe-nurse\/src\/times)\.ts$/
  expect(readers(OWN).filter((path) => !WRITERS.test(path))).toEqual([])
})
