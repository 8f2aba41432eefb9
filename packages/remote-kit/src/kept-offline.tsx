import { KEPT } from './kept-names'
import { serverNow } from './server-clock'

// What a page keeps for the shell's page "You are offline" (docs/decisions/057-you-are-offline.md), which shows it as it is.

interface Fact {
  name: string
  value: string
  /** A name or an address, which no translation may change. */
  asWritten?: boolean
}

export interface OfflineNote {
  title: string
  facts: readonly Fact[]
  /** The page that goes on with it when the network is back, and the text of the link to it. */
  href: string
  action: string
  /** When it is erased, in ms since 1970; absent where it ends with its tab. */
  until?: number
}

/** In sessionStorage: what this tab may show, by its id. */
const IN_TAB = KEPT
/** In localStorage: each with its id, encrypted. Only who has the link can open it again. */
const ON_DEVICE = `${KEPT}.`

/** Keeps a note as long as the tab. */
export const keepInTab = (id: string, note: OfflineNote): void => writeTab({ ...notesInTab(), [id]: note })

/** Keeps a note for the tab, and for whoever opens the same link on this device again: its token is the key. */
export async function keepForLink(token: string, note: OfflineNote & { until: number }): Promise<void> {
  const { id, key } = await keysOf(token)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(note))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
  const stored = { until: note.until, iv: toText(iv), sealed: toText(new Uint8Array(sealed)) }
  quietly(() => localStorage.setItem(ON_DEVICE + id, JSON.stringify(stored)))
  keepInTab(id, note)
}

/** Takes the note that was kept for this link into the tab. */
export async function openWithLink(token: string): Promise<void> {
  const { id, key } = await keysOf(token)
  const { iv, sealed } = stringsIn(quietly(() => localStorage.getItem(ON_DEVICE + id)))
  if (!iv || !sealed) return
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Nothing else can be decrypted with this key.
  keepInTab(id, JSON.parse(new TextDecoder().decode(plain)) as OfflineNote)
}

export const removeForLink = async (token: string): Promise<void> => removeKept((await keysOf(token)).id)

export function removeKept(id: string): void {
  const { [id]: _, ...others } = notesInTab()
  writeTab(others)
  quietly(() => localStorage.removeItem(ON_DEVICE + id))
}

/** Erases what is over. The shell calls it on every page that keeps anything. */
export function eraseEnded(now = serverNow().getTime()): void {
  for (const [id, { until }] of Object.entries(notesInTab())) if (until !== undefined && until <= now) removeKept(id)
  for (const id of idsOnDevice()) {
    const { until } = stringsIn(quietly(() => localStorage.getItem(ON_DEVICE + id)))
    if (!(Number(until) > now)) removeKept(id)
  }
}

export function notesInTab(): Record<string, OfflineNote> {
  const text = quietly(() => sessionStorage.getItem(IN_TAB))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this file writes it.
  return (quietly(() => JSON.parse(text ?? '{}')) ?? {}) as Record<string, OfflineNote>
}

const writeTab = (notes: Record<string, OfflineNote>): void =>
  void quietly(() =>
    Object.keys(notes).length > 0
      ? sessionStorage.setItem(IN_TAB, JSON.stringify(notes))
      : sessionStorage.removeItem(IN_TAB),
  )

const idsOnDevice = (): string[] =>
  (quietly(() => Object.keys(localStorage)) ?? [])
    .filter((name) => name.startsWith(ON_DEVICE))
    .map((name) => name.slice(ON_DEVICE.length))

/** A link's token is a MAC of 256 bits, so that its hash is a key. The id is another hash, which tells nothing of the key. */
async function keysOf(token: string): Promise<{ id: string; key: CryptoKey }> {
  const hash = (purpose: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${purpose} ${token}`))
  const [id, key] = await Promise.all([hash('id of a note'), hash('key of a note')])
  return {
    id: toText(new Uint8Array(id)).slice(0, 22),
    key: await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
  }
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** The members of a stored object as text; none if it is damaged. */
function stringsIn(text: string | null | undefined): Record<string, string> {
  const value: unknown = quietly(() => JSON.parse(text ?? '{}'))
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]))
    : {}
}

/** Storage may be disabled or full, and what it has may be damaged: then nothing is kept. */
function quietly<T>(task: () => T): T | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
