import type { RemoteManifest } from '@homecare/contract/releases'

/**
 * Reads the hashes of a release's files from its manifest, for a release of which the document has none. Its first files, the
 * entry first, are requested meanwhile, so that the browser has them once their hashes are known. Throws if the manifest does not
 * arrive in time.
 */
export async function learnHashes([entry = '', ...scripts]: string[]): Promise<void> {
  const { attempt, limitMs, integrity } = globalThis.releaseFiles
  for (const href of attempt > 0 ? [] : [entry, ...scripts]) void fetch(href).catch(() => {})
  const release = entry.split('/', 4).join('/')
  const signal = AbortSignal.timeout(limitMs)
  let response = await fetch(`${release}/remote.json`, { signal })
  // The document server of an earlier build, beside or after this one, keeps no manifests.
  if (!response.ok) response = await fetch(`/api${release}/remote.json`, { signal })
  if (!response.ok) throw new Error(`${release}/remote.json answered ${response.status}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The document server stores it from a manifest that it has parsed.
  const { files } = (await response.json()) as Pick<RemoteManifest, 'files'>
  for (const file of files) integrity[`${release}/${file.path}`] = file.integrity
}
