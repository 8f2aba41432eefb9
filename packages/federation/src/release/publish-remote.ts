import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { problem } from '@homecare/contract/problem'
import { releaseResponse } from '@homecare/contract/releases'
import { parseRegistry } from '../parse'
import { readManifest } from './read-manifest'

export interface Release {
  name: string
  version: string
  /** The registry's revision that serves it. */
  revision: number
}

/**
 * Uploads what `<dir>/dist` holds and makes it the current release. `apiUrl` is the BFF's or the site's origin,
 * `token` the team's. Throws with the server's own sentence when the release is refused.
 */
export async function publishRemote({
  dir,
  apiUrl,
  token,
  expected,
  percent,
}: {
  dir: string
  apiUrl: string
  token: string
  /** The release that this one is meant to follow, `none` for the first; it is refused if another one is current. */
  expected?: string
  /** The percentage of visitors that gets it, 1–99; everybody by default. */
  percent?: number | undefined
}): Promise<Release> {
  const manifest = await readManifest(dir)
  const form = new FormData()
  form.set('manifest', JSON.stringify(manifest))
  if (expected !== undefined) form.set('expected', expected)
  if (percent !== undefined) form.set('percent', String(percent))
  for (const file of manifest.files) {
    const bytes = await readFile(join(dir, 'dist', file.path))
    form.set(`file:${file.path}`, new Blob([bytes], { type: file.contentType }), file.path)
  }
  return send(`${apiUrl}/api/releases`, { body: form, headers: { authorization: `Bearer ${token}` } })
}

/** The version of a remote that visitors get now, or `none`. */
export async function currentRelease({ name, apiUrl }: { name: string; apiUrl: string }): Promise<string> {
  const response = await fetch(`${apiUrl}/api/remotes`, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${apiUrl}/api/remotes`)
  const { remotes } = parseRegistry(await response.json())
  return remotes.find((entry) => entry.name === name)?.version ?? 'none'
}

/** Takes a remote out of the site, with its pages and its navigation. */
export async function unpublishRemote({
  name,
  apiUrl,
  token,
}: {
  name: string
  apiUrl: string
  token: string
}): Promise<Release> {
  return send(`${apiUrl}/api/releases/remove`, {
    body: JSON.stringify({ name }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
}

/** Ends a canary release, or makes an earlier release current again: the named version, or the previous one. */
export async function rollbackRemote({
  name,
  version,
  apiUrl,
  token,
}: {
  name: string
  version?: string
  apiUrl: string
  token: string
}): Promise<Release> {
  return send(`${apiUrl}/api/releases/rollback`, {
    body: JSON.stringify({ name, ...(version ? { version } : {}) }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
}

async function send(url: string, init: { body: FormData | string; headers: Record<string, string> }): Promise<Release> {
  const response = await fetch(url, { method: 'POST', ...init, signal: AbortSignal.timeout(120_000) })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return releaseResponse.parse(body)
  const refused = problem.safeParse(body)
  throw new Error(
    refused.success ? (refused.data.detail ?? refused.data.title) : `The server answered ${response.status} to ${url}`,
  )
}
