import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's top folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
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
  // Small projects of other frameworks that the bench builds to compare with.
  'peers',
])

/** Every file of the repository that someone wrote, as paths from the root with forward slashes. */
export function sourceFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name)) return []
    if (entry.isDirectory()) return sourceFiles(path)
    return entry.isFile() ? [path] : []
  })
}

/** The text of a file named by its path from the root. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
