import { describe, expect, test } from 'vitest'
import { isTest } from './package-of'
import { read, sourceFiles } from './source-files'
import { colourStrings, physicalSides, rawColours, type Finding } from './stylesheets'

/** Where tokens can't reach: they are made here, or a mail, a PDF or a stand-in's own page is drawn. */
const OWN_COLOURS =
  /^packages\/ui\/(src\/tokens(\.test)?\.|src\/illustrations\/|src\/fonts)|^packages\/server\/src\/(email|pdf)\/|^packages\/dev-servers\/|\/scripts\//

const files = sourceFiles()
const sheets = files.filter((path) => path.endsWith('.css'))
const report = (paths: string[], find: (text: string) => Finding[]): string[] =>
  paths.flatMap((path) => find(read(path)).map(({ line, what }) => `${path}:${line} ${what}`))

test('stylesheets name starts and ends, never left and right', () => {
  expect(sheets.length).toBeGreaterThan(10)
  expect(report(sheets, physicalSides)).toEqual([])
})

test('stylesheets take their colours from the tokens', () => {
  expect(
    report(
      sheets.filter((path) => !OWN_COLOURS.test(path)),
      rawColours,
    ),
  ).toEqual([])
})

test('components take their colours from the tokens', () => {
  const scripts = files.filter(
    (path) => /\.tsx?$/.test(path) && /^(mfe-|shell\/|packages\/(ui|federation)\/)/.test(path),
  )
  expect(
    report(
      scripts.filter((path) => !isTest(path) && !OWN_COLOURS.test(path)),
      colourStrings,
    ),
  ).toEqual([])
})

describe('the checks see', () => {
  test.each([
    'a { margin-left: 1px }',
    'a{left:0}',
    'a { border-top-left-radius: 1px }',
    'a { text-align: right; }',
    '.x{a:b;padding-bottom:0}',
  ])('%s', (css) => {
    expect(physicalSides(css)).toHaveLength(1)
  })
  test.each([
    'a { margin-inline-start: 1px }',
    'a { inset-block-start: 0 }',
    'a { text-align: end }',
    '/* left: 0 */',
    '.left-arrow {}',
  ])('nothing in %s', (css) => {
    expect(physicalSides(css)).toEqual([])
  })
  test.each(['a { color: #fff }', 'a{b:c;background:#12345678}', 'a { border: 1px solid rgb(0 0 0) }'])('%s', (css) => {
    expect(rawColours(css)).toHaveLength(1)
  })
  test.each([
    '#add { color: var(--color-ink) }',
    'a { color: rgb(from var(--a) r g b / 50%) }',
    'a { mask: url(#abc) }',
    '#fff, .b { x: y }',
  ])('no colour in %s', (css) => {
    expect(rawColours(css)).toEqual([])
  })
  test('a colour in a component', () => {
    expect(colourStrings(`<path fill="#ffcc00" />`)).toHaveLength(1)
    expect(colourStrings(`<a href="#main">issue #123 of a</a>`)).toEqual([])
  })
})
