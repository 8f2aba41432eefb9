import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEmail, type StoredEmail } from './email'

export type EmailStore = Awaited<ReturnType<typeof openEmailStore>>

/** Stores emails in memory, and as .eml files in `dir` if given, named by time of arrival. */
export async function openEmailStore(dir: string | undefined) {
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
    /** Newest first. */
    all: (): readonly StoredEmail[] => emails,
    /** By index in `all()`, or by id. */
    find: (key: string) => (/^\d+$/.test(key) ? emails[Number(key)] : emails.find(({ email }) => email.id === key)),
    async add(raw: Uint8Array): Promise<void> {
      const received = new Date()
      const id = `${received.getTime()}-${String((counter += 1)).padStart(6, '0')}`
      const stored = await parseEmail(raw, id, received)
      if (dir) {
        await writeFile(join(dir, `${id}.half`), raw)
        await rename(join(dir, `${id}.half`), join(dir, `${id}.eml`))
      }
      emails = [stored, ...emails]
    },
    async clear(): Promise<void> {
      const gone = emails
      emails = []
      if (dir) await Promise.all(gone.map(({ email }) => rm(join(dir, `${email.id}.eml`), { force: true })))
    },
  }
}
