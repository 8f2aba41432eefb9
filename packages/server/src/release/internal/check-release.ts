import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { FIRST_LOAD_QUALITY, firstLoadProblem } from '@homecare/contract/first-load'
import { buildsOf, serverEntriesOf } from '@homecare/contract/page-files'
import { pathProblems } from '@homecare/contract/release-paths'
import { API_VERSION, remoteManifest, type RemoteManifest } from '@homecare/contract/releases'
import { AppError } from '../../process/app-error'

/**
 * Returns the manifest after comparing it with every file. The shell decides whether it can run the release. Throws
 * INVALID_INPUT with the reasons, each of which says what to do.
 */
export async function checkRelease(manifestText: string, files: ReadonlyMap<string, Buffer>): Promise<RemoteManifest> {
  const manifest = parseManifest(manifestText)
  const listed = new Map(manifest.files.map((file) => [file.path, file]))
  const wrong: Record<string, string> = pathProblems(manifest)
  if (manifest.minApi > API_VERSION)
    wrong.minApi = `It needs version ${manifest.minApi} of the calls and this system answers version ${API_VERSION}. Deploy the BFF first, or state minApi ${API_VERSION} in remote.config.ts if the older calls will do`
  const builds = buildsOf(manifest)
  const loaded = builds.flatMap(({ entry, styles, preload, chunks = {} }) => [
    ...[entry, ...styles, ...preload],
    ...Object.values(chunks).flat(),
  ])
  const serverEntries = serverEntriesOf(manifest)
  for (const path of [...serverEntries, ...loaded]) {
    if (!listed.has(path)) wrong[path] = 'Named but not among the files'
  }
  for (const path of serverEntries)
    if (loaded.includes(path)) wrong[path] = 'The server build is not for browsers: build it as a file of its own'
  for (const { path, chunk } of manifest.routes)
    if (chunk && builds.some(({ chunks }) => !chunks?.[chunk]))
      wrong[path] = `It names the chunk ${chunk}, which the build does not have`
  for (const [path, why] of clashes(manifest.files.map((file) => file.path))) wrong[path] = why
  for (const { path, integrity, size } of manifest.files) {
    const body = files.get(path)
    if (!body) wrong[path] = 'This file was not sent'
    else if (body.length !== size || !matches(body, integrity)) wrong[path] = 'This file is not the one that was built'
  }
  for (const path of files.keys()) if (!listed.has(path)) wrong[path] = 'This file is not in the manifest'
  if (Object.keys(wrong).length === 0) {
    const compressedBytes = async (path: string) => (await compressed(files.get(path) ?? '')).byteLength
    const problem = await firstLoadProblem(manifest, compressedBytes)
    if (problem) wrong.budget = problem
  }
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong, detail: sentence(wrong) })
  return manifest
}

const brotli = promisify(brotliCompress)
const compressed = (body: Buffer | string) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: FIRST_LOAD_QUALITY } })

/** The name of a release's own manifest. */
const MANIFEST = 'remote.json'

/** Paths that can't exist in one folder together. */
function* clashes(paths: string[]): Generator<[path: string, why: string]> {
  const seen = new Set<string>()
  for (const path of paths) {
    if (path === MANIFEST) yield [path, 'This name is taken by the description of the release']
    if (seen.has(path)) yield [path, 'Named twice']
    seen.add(path)
    if (paths.some((other) => other.startsWith(`${path}/`))) yield [path, 'Named as a file and as a folder']
  }
}

function sentence(wrong: Record<string, string>): string {
  return Object.entries(wrong)
    .slice(0, 5)
    .map(([what, why]) => `${what}: ${why}.`)
    .join(' ')
}

function matches(body: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-')
  return integrity === `${algorithm}-${createHash(algorithm).update(body).digest('base64')}`
}

function parseManifest(text: string): RemoteManifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new AppError('INVALID_INPUT', { fields: { manifest: 'This is no JSON' } })
  }
  const parsed = remoteManifest.safeParse(json)
  // Lone surrogates and zero bytes can't be stored.
  if (/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(json)))
    throw new AppError('INVALID_INPUT', { fields: { manifest: 'It has characters that can’t be stored' } })
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [`manifest.${path.join('.')}`, message]),
  )
  throw new AppError('INVALID_INPUT', { fields, detail: sentence(fields) })
}
