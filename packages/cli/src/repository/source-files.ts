import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'generated',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'test-results',
  'results',
  // Small projects of other frameworks that the benchmarks compare with.
  'peers',
])

/** Returns every handwritten file of the repository, as paths from the root with forward slashes. */
export function sourceFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name)) return []
    if (entry.isDirectory()) return sourceFiles(path)
    return entry.isFile() ? [path] : []
  })
}

/** The text of a file, by its path from the root. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
