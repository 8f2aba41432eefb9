import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { problem } from '@homecare/contract/problem'
import { releaseAnswer } from '@homecare/contract/releases'
import { readManifest } from './build-remote'

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
}: {
  dir: string
  apiUrl: string
  token: string
}): Promise<Release> {
  const manifest = await readManifest(dir)
  const form = new FormData()
  form.set('manifest', JSON.stringify(manifest))
  for (const file of manifest.files) {
    const bytes = await readFile(join(dir, 'dist', file.path))
    form.set(`file:${file.path}`, new Blob([bytes], { type: file.contentType }), file.path)
  }
  return send(`${apiUrl}/api/releases`, { body: form, headers: { authorization: `Bearer ${token}` } })
}

/** Makes an earlier release current again: the named version, or the one before. */
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
  const response = await fetch(url, { method: 'POST', ...init, signal: AbortSignal.timeout(60_000) })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return releaseAnswer.parse(body)
  const refused = problem.safeParse(body)
  throw new Error(
    refused.success ? (refused.data.detail ?? refused.data.title) : `The server answered ${response.status} to ${url}`,
  )
}
