import { createHash } from 'node:crypto'
import { API_VERSION, remoteManifest, type RemoteManifest } from '@homecare/contract/releases'
import { AppError } from '../app-error'

/** The shell-remote contracts that the running shell loads. */
const CONTRACTS = [1]

/** The manifest, once it and every file have been found to be what they say. Throws INVALID_INPUT with the reasons. */
export function checkRelease(manifestText: string, files: ReadonlyMap<string, Buffer>): RemoteManifest {
  const manifest = parseManifest(manifestText)
  const listed = new Map(manifest.files.map((file) => [file.path, file]))
  const wrong: Record<string, string> = {}
  if (!CONTRACTS.includes(manifest.contract)) wrong.contract = `The shell takes contract ${CONTRACTS.join(' or ')}`
  if (manifest.minApi > API_VERSION) wrong.minApi = `The calls have version ${API_VERSION}`
  for (const path of [manifest.entry, manifest.serverEntry, ...manifest.styles, ...manifest.preload]) {
    if (!listed.has(path)) wrong[path] = 'Named but not among the files'
  }
  for (const { path, integrity, size } of manifest.files) {
    const body = files.get(path)
    if (!body) wrong[path] = 'This file was not sent'
    else if (body.length !== size || integrityOf(body) !== integrity)
      wrong[path] = 'This file is not the one that was built'
  }
  for (const path of files.keys()) if (!listed.has(path)) wrong[path] = 'This file is not in the manifest'
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong, detail: sentence(wrong) })
  return manifest
}

function sentence(wrong: Record<string, string>): string {
  return Object.entries(wrong)
    .slice(0, 5)
    .map(([what, why]) => `${what}: ${why}.`)
    .join(' ')
}

function integrityOf(body: Buffer): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`
}

function parseManifest(text: string): RemoteManifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new AppError('INVALID_INPUT', { fields: { manifest: 'This is no JSON' } })
  }
  const parsed = remoteManifest.safeParse(json)
  if (parsed.success && !text.includes('\\u0000')) return parsed.data
  const fields = Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [`manifest.${path.join('.')}`, message]),
  )
  throw new AppError('INVALID_INPUT', { fields, detail: sentence(fields) })
}
