import { join } from 'node:path'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'
import { ROOT } from '@homecare/dev-servers/paths'
import { read, sourceFiles } from './source-files'

/** Files that define the tokens or can't use them: emails, PDFs and pages of the development servers. */
const OWN_COLOURS =
  /^packages\/ui\/(src\/tokens(\.test)?\.|src\/illustrations\/|src\/fonts)|^packages\/server\/src\/(email|pdf)\/|^packages\/dev-servers\/|\/scripts\//
const HEX_STRING =
  /(?<=["'`=:(])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?=["'`;\s)])|(?<=\s)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?=["'`;)])/i

/** Whether a file is a test, test support or a manual script. */
const isTest = (path: string): boolean => /\.test\.tsx?$|[.-]fixture\.tsx?$|(^|\/)(testing|scripts)\//.test(path)

/** The lines of a script with a hexadecimal colour in a string. */
const colourLines = (script: string): number[] =>
  script.split('\n').flatMap((line, index) => (HEX_STRING.test(line) ? [index + 1] : []))

test('scripts of components contain no hexadecimal colour', () => {
  const components = sourceFiles().filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      /^(mfe-|shell\/|packages\/(ui|remote-kit|federation)\/)/.test(path) &&
      !isTest(path) &&
      !OWN_COLOURS.test(path),
  )
  expect(components.length).toBeGreaterThan(10)
  expect(components.flatMap((path) => colourLines(read(path)).map((line) => `${path}:${line}`))).toEqual([])
})

test('colourLines finds colours but no anchors or issue numbers', () => {
  expect(colourLines(`<path fill="#ffcc00" />`)).toEqual([1])
  expect(colourLines(`<a href="#main">issue #123 of a</a>`)).toEqual([])
})

/** Returns the stylelint rules that a stylesheet violates. */
async function violatedRules(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, configFile: join(ROOT, 'stylelint.config.mjs') })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

describe('rules that stylelint refuses', () => {
  test.each([
    'a { margin-left: 1px }',
    'a{left:0}',
    'a { border-top-left-radius: 1px }',
    'a { text-align: right; }',
    '.x{color:inherit;padding-bottom:0}',
  ])('stylelint refuses the physical side in %s', async (code) => {
    expect(await violatedRules(code)).toEqual(['csstools/use-logical'])
  })
  test.each(['a { color: #fff }', 'a{color:inherit;background:#12345678}'])(
    'stylelint refuses the hex colour in %s',
    async (code) => {
      expect(await violatedRules(code)).toEqual(['color-no-hex'])
    },
  )
  test('stylelint refuses a look for hovering that a finger would leave behind', async () => {
    expect(await violatedRules('a:hover { color: inherit }')).toEqual(['selector-disallowed-list'])
  })
  test('stylelint refuses a colour function that does not start from a token', async () => {
    expect(await violatedRules('a { border: 1px solid rgb(0 0 0) }')).toEqual([
      'declaration-property-value-disallowed-list',
    ])
  })
})

describe('rules that stylelint allows', () => {
  test.each([
    'a { margin-inline-start: 1px }',
    'a { inset-block-start: 0 }',
    'a { text-align: end }',
    '/* left: 0 */',
    '@media (hover) { a:hover { color: inherit } }',
    'a:not(:hover) { color: inherit }',
    '.left-arrow { color: inherit }',
    '#add { color: var(--color-ink) }',
    'a { color: rgb(from var(--a) r g b / 50%) }',
    'a { mask: url(#abc) }',
  ])('stylelint allows %s', async (code) => {
    expect(await violatedRules(code)).toEqual([])
  })
})
