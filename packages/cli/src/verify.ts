import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { changedFiles } from './changed-files'
import { finish, imports, quickTypes, staticChecksOf, vitest } from './checks'

const LIMIT_MS = 10 * 60_000
const PROJECTS = ['unit', 'server', 'servers']

/**
 * `npm run verify`: lint, styles, format, types and imports of what changed since the last commit on main, and every test, with
 * real servers, that what changed can reach. `npm run verify -- <file or folder>` does the same for that place.
 */
export async function main([place]: string[]): Promise<void> {
  if (place !== undefined && !existsSync(place)) throw new Error(`There is no ${place}.`)
  const { base, files } = await changedFiles(place)
  console.log(
    place === undefined ? `${files.length} files changed since ${base.slice(0, 8)}.` : `${files.length} files.`,
  )
  const which = place === undefined ? [`--changed=${base}`] : [relative(ROOT, place) || '.']
  const [checks, types, tests] = await Promise.all([
    staticChecksOf(files),
    quickTypes(),
    vitest(PROJECTS, LIMIT_MS, {}, [...which, '--passWithNoTests']),
  ])
  finish([...checks, ...types, tests, await imports()])
}
