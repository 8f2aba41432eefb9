import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { nearTests, readSources } from './near-tests'
import { run } from './run'
import type { Tally } from './tally'
import { finish, imports, staticChecksOf, types, vitest } from './checks'

const LIMIT_MS = 10 * 60_000
/** With these a change in a place that everything imports is checked in a minute as well. */
const MOST_TEST_FILES = 30
const NO_TESTS: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }
const PROJECTS = ['unit', 'arabic', 'arabic-digits', 'server', 'servers']

/**
 * `npm run verify`: lint, styles, format, types and imports of what changed since the last commit on main, and the tests near
 * it, with real servers. `npm run verify -- <file or folder>` does the same for that place, with all of its tests.
 */
export async function main([place]: string[]): Promise<void> {
  if (place !== undefined && !existsSync(place)) throw new Error(`There is no ${place}.`)
  const { base, files } = await changedFiles(place)
  console.log(
    place === undefined ? `${files.length} files changed since ${base.slice(0, 8)}.` : `${files.length} files.`,
  )
  const which = place === undefined ? await nearest(files) : [relative(ROOT, place) || '.']
  const [checks, typed, tests] = await Promise.all([
    staticChecksOf(files).then(async (tallies) => [...tallies, await imports()]),
    types(),
    which.length > 0 ? vitest(PROJECTS, LIMIT_MS, [...which, '--passWithNoTests']) : NO_TESTS,
  ])
  finish([...checks, typed, tests])
}

async function nearest(files: readonly string[]): Promise<string[]> {
  const near = nearTests(await readSources(), files)
  const which = near.slice(0, MOST_TEST_FILES)
  console.log(`${near.length} files of tests are near them, ${which.length} run; npm test runs all.`)
  return which
}

/**
 * The files that differ from the last commit that main and this branch share, committed or not; with a place all files there. Paths
 * are relative to the root.
 */
async function changedFiles(place?: string): Promise<{ base: string; files: string[] }> {
  const git = async (...args: string[]): Promise<string[]> => (await run('git', args)).split('\n').filter(Boolean)
  const upstream = await git('rev-parse', '--verify', '--quiet', 'origin/main').catch(() => [])
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', upstream[0] ?? 'main').catch(() => ['HEAD'])
  const files =
    place === undefined
      ? [...(await git('diff', '--name-only', base)), ...(await git('ls-files', '--others', '--exclude-standard'))]
      : await git('ls-files', '--cached', '--others', '--exclude-standard', '--', place)
  return { base, files: files.filter((path) => existsSync(join(ROOT, path))) }
}
