import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOfRemote } from './files'

/** Writes a remote that shows one page into a folder of its own. Throws if the name is none, or the folder is there. */
export async function makeRemote({ name, dir }: { name: string; dir: string }): Promise<string[]> {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name) || name.endsWith('-'))
    throw new Error(`"${name}" is no name for a remote: small letters, digits and dashes, beginning with a letter.`)
  await mkdir(dirname(dir), { recursive: true })
  await mkdir(dir).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'EEXIST' ? `There is a remote "${name}" already.` : error.message, { cause: error })
  })
  const files = filesOfRemote(name)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  return Object.keys(files)
}
