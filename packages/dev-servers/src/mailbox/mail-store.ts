import { EventEmitter } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail, type StoredMail } from './mail'

export type MailStore = {
  /** Newest first. */
  all(): readonly StoredMail[]
  /** By index in `all()`, or by id. */
  find(indexOrId: string): StoredMail | undefined
  add(raw: Uint8Array): Promise<void>
  clear(): Promise<void>
  onArrival(listener: (stored: StoredMail) => void): () => void
}

/** Keeps mails in memory, and as .eml files in `dir` if there is one, named by arrival so that they sort. */
export async function openMailStore(dir: string | undefined): Promise<MailStore> {
  const events = new EventEmitter().setMaxListeners(0)
  let mails: StoredMail[] = []
  let counter = 0

  if (dir) {
    await mkdir(dir, { recursive: true })
    for (const name of (await readdir(dir)).filter((file) => file.endsWith('.eml')).sort()) {
      const id = name.slice(0, -'.eml'.length)
      mails.unshift(await readMail(await readFile(join(dir, name)), id, new Date(Number(id.split('-')[0]))))
    }
  }

  return {
    all: () => mails,
    find: (key) => (/^\d+$/.test(key) ? mails[Number(key)] : mails.find(({ mail }) => mail.id === key)),
    async add(raw) {
      const received = new Date()
      const id = `${received.getTime()}-${String((counter += 1)).padStart(6, '0')}`
      const stored = await readMail(raw, id, received)
      if (dir) {
        await writeFile(join(dir, `${id}.half`), raw)
        await rename(join(dir, `${id}.half`), join(dir, `${id}.eml`))
      }
      mails = [stored, ...mails]
      events.emit('arrival', stored)
    },
    async clear() {
      const gone = mails
      mails = []
      if (dir) await Promise.all(gone.map(({ mail }) => rm(join(dir, `${mail.id}.eml`), { force: true })))
    },
    onArrival(listener) {
      events.on('arrival', listener)
      return () => events.off('arrival', listener)
    },
  }
}
