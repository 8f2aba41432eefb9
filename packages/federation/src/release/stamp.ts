import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_PLACEHOLDER } from '../webpack/global-name'
import { listFiles } from './artifact-files'

/**
 * Hashes a build (file names, contents and the declaration, so that the same content is the same version) and
 * writes the hash over the placeholder in its texts. Returns the hash, 8 hex digits.
 */
export async function stampRelease(dir: string, declaration: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(declaration))
  const files = await listFiles(dir)
  for (const path of files) hash.update(`\0${path}\0`).update(await readFile(join(dir, path)))
  const release = hash.digest('hex').slice(0, RELEASE_PLACEHOLDER.length)
  for (const path of files.filter((file) => /\.(js|cjs|css|map)$/.test(file))) {
    const text = await readFile(join(dir, path), 'utf8')
    if (text.includes(RELEASE_PLACEHOLDER))
      await writeFile(join(dir, path), text.replaceAll(RELEASE_PLACEHOLDER, release))
  }
  return release
}
