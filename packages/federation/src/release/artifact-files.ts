import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { ArtifactFile } from '@homecare/contract/releases'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
}

/** The content type of a file by its extension; `application/octet-stream` if it is unknown. */
export const contentTypeOf = (path: string): string => TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'

/** Subresource integrity of some bytes: `sha256-…`. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Returns the paths of all files below a folder, sorted, with forward slashes. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

export async function describeFile(dir: string, path: string): Promise<ArtifactFile> {
  const bytes = await readFile(join(dir, path))
  return { path, integrity: integrityOf(bytes), size: bytes.byteLength, contentType: contentTypeOf(path) }
}

/** Replaces a folder by a finished one, so that nobody reads an incomplete build. */
export async function replaceFolder(draft: string, target: string): Promise<void> {
  const old = `${draft}.old`
  await rename(target, old).catch(() => {})
  await rename(draft, target)
  await rm(old, { recursive: true, force: true })
}
