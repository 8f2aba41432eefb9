import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'

const MODEL = join(ROOT, 'packages/new-remote')
/** What a build, a test or an installation has left there. */
const MADE = /(^|\/)(node_modules|dist|test-results)(\/|$)/

/**
 * Copies `packages/new-remote`, a remote with one page, into a new folder under the name of the new one. Resolves with its
 * files. Throws if the name is invalid or the folder exists.
 */
export async function makeRemote({ name, dir }: { name: string; dir: string }): Promise<string[]> {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name) || name.endsWith('-'))
    throw new Error(
      `"${name}" is not a valid name for a remote: lower-case letters, digits and dashes, beginning with a letter.`,
    )
  await mkdir(dirname(dir), { recursive: true })
  await mkdir(dir).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'EEXIST' ? `The remote "${name}" already exists.` : error.message, { cause: error })
  })
  await cp(MODEL, dir, { recursive: true, filter: (path) => !MADE.test(path.slice(MODEL.length)) })
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) await writeFile(file, named(await readFile(file, 'utf8'), name))
  return files.map((file) => file.slice(dir.length + 1)).sort()
}

/** The text of the model's file for a remote of this name, at the top level of the repository. */
function named(text: string, name: string): string {
  const title = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return text
    .replaceAll('packages/new-remote', `mfe-${name}`)
    .replaceAll('@homecare/new-remote', `@homecare/mfe-${name}`)
    .replaceAll('--root ../..', '--root ..')
    .replaceAll('new-remote', name)
    .replaceAll('New Remote', title)
}
