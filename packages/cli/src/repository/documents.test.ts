import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

/** The package that a file belongs to, named as in the table of ARCHITECTURE.md; `root` for files outside of packages. */
function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'packages') return second
  return path.includes('/') && /^(shell|bff|worker|e2e|bench|mfe-[a-z0-9-]+)$/.test(first) ? first : 'root'
}

/** The paths that a document cites: link targets, and words in backticks that look like paths of the repository. */
function citedPaths(markdown: string, document: string, topLevel: ReadonlySet<string>): string[] {
  const folder = posix.dirname(document)
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, '')
  const links = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => target)
  const ownLinks = links.filter((target) => !/^[a-z]+:/.test(target)).map((target) => posix.join(folder, target))
  const words = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word.replace(/:\d+$/, ''))
  const paths = words.filter((word) => topLevel.has(word.split('/')[0] ?? '') && /\/|\.[a-z]+$/.test(word))
  return [...new Set([...ownLinks, ...paths])]
}

// Output of a build or a run, which a fresh clone doesn't have.
const BUILD_OUTPUT = /(^|\/)(dist|node_modules|generated|\.data|results|test-results)(\/|$)/

/** The cited paths that no file or folder matches. `*` and `<name>` match any one name. */
function deadPaths(cited: string[], files: string[]): string[] {
  const folders = new Set(
    files.flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, at, all) => all.slice(0, at + 1).join('/')),
    ),
  )
  const existing = [...files, ...folders]
  return cited.filter((path) => {
    const clean = path.replace(/\/$/, '')
    if (BUILD_OUTPUT.test(clean)) return false
    const parts = clean.split(/\*|<[^>]+>|…/).map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&'))
    const pattern = new RegExp(`^${parts.join('[^/]+')}$`)
    return !existing.some((each) => pattern.test(each))
  })
}

const files = sourceFiles()
const topLevel = new Set(files.map((path) => path.split('/')[0] ?? ''))
const documents = files.filter((path) => path.endsWith('.md'))

test.each(documents)('the document %s names only existing paths', (document) => {
  expect(deadPaths(citedPaths(read(document), document, topLevel), files)).toEqual([])
})

test('every npm command in a document exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = documents.flatMap((path) =>
    [...read(path).matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(commands.length).toBeGreaterThan(3)
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('ARCHITECTURE.md has a row for every package but remotes, which have a README that says what they are', () => {
  const rows = read('ARCHITECTURE.md').matchAll(/^\| `([^`]+?)\/?` \|/gm)
  const packages = new Set([...rows].map(([, path = '']) => packageOf(`${path}/x`)))
  const undescribed = [...new Set(files.map(packageOf))].filter((name) => name !== 'root' && !packages.has(name))
  const says = (name: string) => files.includes(`${name}/README.md`) && read(`${name}/README.md`).includes('\nRemote: ')
  expect(undescribed.filter((name) => !name.startsWith('mfe-') || !says(name))).toEqual([])
})

test('README, ARCHITECTURE, CONTRIBUTING, deployment guide and decision records exist', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/deploying.md']),
  )
  expect(
    documents.filter((path) => /^docs\/decisions\/\d{3}-[a-z0-9-]+\.md$/.test(path)).length,
  ).toBeGreaterThanOrEqual(10)
})

test.each(documents.filter((path) => path.startsWith('docs/decisions/')))(
  'the decision record %s has context, decision and consequences in at most 45 lines',
  (path) => {
    const text = read(path)
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(45)
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(['Context', 'Decision', 'Consequences'])
  },
)

test('no two decision records have the same number', () => {
  const numbers = documents.flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? [])
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

test('ARCHITECTURE.md fits in 120 lines', () => {
  expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

describe('deadPaths', () => {
  const existing = ['bff/src/main.ts', 'packages/domain/src/money.ts', 'docs/a.md']
  const dead = (markdown: string): string[] =>
    deadPaths(citedPaths(markdown, 'docs/a.md', new Set(['bff', 'packages', 'docs'])), existing)

  test('deadPaths finds missing targets of links and missing paths in backticks', () => {
    expect(dead('[x](../bff/src/gone.ts) and `packages/domain/src/gone.ts`')).toEqual([
      'bff/src/gone.ts',
      'packages/domain/src/gone.ts',
    ])
  })
  test('deadPaths accepts existing paths, patterns, URLs, other words and build output', () => {
    expect(
      dead(
        '[x](../bff/src/main.ts#L3) `packages/<package>/src/*.ts` `bff/` [y](https://example.com/z) `POST /api/x` `a/b` `bff/dist/x.js`',
      ),
    ).toEqual([])
  })
})
