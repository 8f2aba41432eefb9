import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOfRemote } from './files'

/** Writes a remote that shows one page into a new folder. Throws if the name is invalid or the folder exists. */
export async function makeRemote({ name, dir }: { name: string; dir: string }): Promise<string[]> {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name) || name.endsWith('-'))
    throw new Error(
      `"${name}" is not a valid name for a remote: lower-case letters, digits and dashes, beginning with a letter.`,
    )
  await mkdir(dirname(dir), { recursive: true })
  await mkdir(dir).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'EEXIST' ? `The remote "${name}" already exists.` : error.message, { cause: error })
  })
  const files = filesOfRemote(name)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  return Object.keys(files)
}
