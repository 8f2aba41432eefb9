import { KEEP_PAGE_QUIET_MS } from '../timing'
import { FILES, prefixOf } from './addresses'

/**
 * Keeps the page's document and the files that it has loaded, so that its worker can open it without a network. They
 * are replaced as a whole: a document is never kept with another release's files. `state` is the page's own state, by
 * which its document is recognized; `chunks` are the shell's files that a later click may load.
 */
export async function keepPage(path: string, state: string, chunks: string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  try {
    await navigator.serviceWorker.register(`${path}/worker.js`, { scope: path, updateViaCache: 'none' })
    await keepFiles(path, state, [...new Set([...(await loadedFiles()), ...chunks])])
  } catch {
    // Without a network, or without storage as in some private windows: the page works as long as it is open.
  }
}

/** Removes what was kept of a page that no longer opens without a network. */
export async function dropPage(path: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(path)
  // Otherwise it is the site's own.
  if (!registration || new URL(registration.scope).pathname !== path) return
  for (const name of await cachesOf(path)) await caches.delete(name)
  await registration.unregister()
}

async function keepFiles(path: string, state: string, files: string[]): Promise<void> {
  const former = await cachesOf(path)
  for (const name of former) {
    const cache = await caches.open(name)
    const document = await cache.match(path)
    if ((await document?.text())?.includes(state)) return addMissing(cache, files)
  }
  const document = await fetch(path)
  // A release came in between: its document is kept when the page is opened again.
  if (!document.ok || !(await document.clone().text()).includes(state)) return
  const name = `${prefixOf(path)}${Date.now()}`
  const cache = await caches.open(name)
  try {
    await cache.addAll(files)
    await cache.put(path, document)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
  for (const old of former) await caches.delete(old)
}

async function addMissing(cache: Cache, files: string[]): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((file) => !kept.has(file)))
}

const cachesOf = async (path: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefixOf(path)))

/** The scripts, styles and fonts of this page, once it has stopped loading more. */
async function loadedFiles(): Promise<string[]> {
  for (let count = 0; ;) {
    await new Promise((resolve) => setTimeout(resolve, KEEP_PAGE_QUIET_MS))
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const files = urls.filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname))
    if (files.length === count) return [...new Set(files.map(({ pathname }) => pathname))]
    count = files.length
  }
}
