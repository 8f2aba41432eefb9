import { describe, expect, test } from 'vitest'
import { citedPaths, deadPaths } from './documents'
import { packageOf } from './package-of'
import { read, sourceFiles } from './source-files'

const files = sourceFiles()
const topLevel = new Set(files.map((path) => path.split('/')[0] ?? ''))
const documents = files.filter((path) => path.endsWith('.md'))

test.each(documents)('%s cites no dead path', (document) => {
  expect(deadPaths(citedPaths(read(document), document, topLevel), files)).toEqual([])
})

test('every command that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('ARCHITECTURE.md has a row for every package', () => {
  const rows = read('ARCHITECTURE.md').matchAll(/^\| `([^`]+?)\/?` \|/gm)
  const packages = new Set([...rows].map(([, path = '']) => packageOf(`${path}/x`)))
  expect([...new Set(files.map(packageOf))].filter((name) => name !== 'root' && !packages.has(name))).toEqual([])
})

test('the documents that a newcomer looks for are there', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/deploying.md']),
  )
  expect(
    documents.filter((path) => /^docs\/decisions\/\d{3}-[a-z0-9-]+\.md$/.test(path)).length,
  ).toBeGreaterThanOrEqual(10)
})

test.each(documents.filter((path) => path.startsWith('docs/decisions/')))(
  '%s says context, decision and consequences in 45 lines',
  (path) => {
    const text = read(path)
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(45)
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(['Context', 'Decision', 'Consequences'])
  },
)

test('ARCHITECTURE.md fits in 120 lines', () => {
  expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

describe('the check', () => {
  const there = ['bff/src/main.ts', 'packages/domain/src/money.ts', 'docs/a.md']
  const dead = (markdown: string): string[] =>
    deadPaths(citedPaths(markdown, 'docs/a.md', new Set(['bff', 'packages', 'docs'])), there)

  test('finds a link and a path in backticks that lead nowhere', () => {
    expect(dead('[x](../bff/src/gone.ts) and `packages/domain/src/gone.ts`')).toEqual([
      'bff/src/gone.ts',
      'packages/domain/src/gone.ts',
    ])
  })
  test('lets live paths, patterns, addresses, other words and what is built later pass', () => {
    expect(
      dead(
        '[x](../bff/src/main.ts#L3) `packages/<package>/src/*.ts` `bff/` [y](https://example.com/z) `POST /api/x` `a/b` `bff/dist/x.js`',
      ),
    ).toEqual([])
  })
})
