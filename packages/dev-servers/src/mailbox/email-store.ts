import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEmail, type StoredEmail } from './email'

export type EmailStore = {
  /** Newest first. */
  all(): readonly StoredEmail[]
  /** By index in `all()`, or by id. */
  find(indexOrId: string): StoredEmail | undefined
  add(raw: Uint8Array): Promise<void>
  clear(): Promise<void>
}

/** Stores emails in memory, and as .eml files in `dir` if given, named by time of arrival. */
export async function openEmailStore(dir: string | undefined): Promise<EmailStore> {
  let emails: StoredEmail[] = []
  let counter = 0

  if (dir) {
    await mkdir(dir, { recursive: true })
    for (const name of (await readdir(dir)).filter((file) => file.endsWith('.eml')).sort()) {
      const id = name.slice(0, -'.eml'.length)
      emails.unshift(await parseEmail(await readFile(join(dir, name)), id, new Date(Number(id.split('-')[0]))))
    }
  }

  return {
    all: () => emails,
    find: (key) => (/^\d+$/.test(key) ? emails[Number(key)] : emails.find(({ email }) => email.id === key)),
    async add(raw) {
      const received = new Date()
      const id = `${received.getTime()}-${String((counter += 1)).padStart(6, '0')}`
      const stored = await parseEmail(raw, id, received)
      if (dir) {
        await writeFile(join(dir, `${id}.half`), raw)
        await rename(join(dir, `${id}.half`), join(dir, `${id}.eml`))
      }
      emails = [stored, ...emails]
    },
    async clear() {
      const gone = emails
      emails = []
      if (dir) await Promise.all(gone.map(({ email }) => rm(join(dir, `${email.id}.eml`), { force: true })))
    },
  }
}
