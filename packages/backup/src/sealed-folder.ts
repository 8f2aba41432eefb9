import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BackupError, explainFullDisk } from './backup-error'

const FORMAT = Buffer.from('HCB1')
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_CHECK = 'key-check'

export type SealedFolder = Awaited<ReturnType<typeof openSealedFolder>>

/**
 * A folder of encrypted files. Each is written whole or not at all, and can't be altered or renamed unnoticed: AES-256-GCM
 * under a key derived from `secret`, with the file's name as additional data. Throws a fault when the folder
 * was written with another secret.
 */
export async function openSealedFolder(path: string, secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'homecare backup of objects', 32))

  const folder = {
    path,
    /** Throws a fault that names the file when it is missing, altered, or of another key. */
    async read(name: string): Promise<Buffer> {
      const sealed = await readFile(join(path, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw new BackupError(`${name} is missing from the backup in ${path}.`)
        throw new BackupError(`${name} of the backup in ${path} can't be read: ${error.message}`, { cause: error })
      })
      const contents = unseal(key, name, sealed)
      if (!contents) throw new BackupError(`${name} of the backup in ${path} was altered or is damaged.`)
      return contents
    },
    /** Replaces nothing: false if there is a file of this name. */
    async write(name: string, contents: Buffer): Promise<boolean> {
      const target = join(path, name)
      const partial = `${target}.${randomBytes(6).toString('hex')}.partial`
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        const file = await open(partial, 'wx', 0o600)
        try {
          await file.writeFile(seal(key, name, contents))
          await file.sync()
        } finally {
          await file.close()
        }
        // Unlike a rename, a link never replaces what another backup has written meanwhile.
        await link(partial, target)
        return true
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
        throw explainFullDisk(error, path)
      } finally {
        await rm(partial, { force: true })
      }
    },
    exists: (name: string): Promise<boolean> =>
      stat(join(path, name)).then(
        () => true,
        () => false,
      ),
    writtenAt: async (name: string): Promise<Date> => (await stat(join(path, name))).mtime,
    /** Names directly in this subfolder, in their order. */
    async list(subfolder: string): Promise<string[]> {
      const names = await readdir(join(path, subfolder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw new BackupError(`The backup in ${path} can't be read: ${error.message}`, { cause: error })
      })
      return names.filter((name) => !name.endsWith('.partial')).sort()
    },
    remove: (name: string): Promise<void> => rm(join(path, name), { force: true }),
  }
  await checkKey(folder, key)
  return folder
}

/** The first backup leaves a file that only its key opens, so that another key is told apart from damage. */
async function checkKey(folder: { path: string }, key: Buffer): Promise<void> {
  const sealed = await readFile(join(folder.path, KEY_CHECK)).catch(() => null)
  if (!sealed) return
  if (unseal(key, KEY_CHECK, sealed)) return
  throw new BackupError(
    `BACKUP_KEY is not the key that the backup in ${folder.path} was written with. Nothing was changed.`,
  )
}

export async function rememberKey(folder: SealedFolder): Promise<void> {
  if (!(await folder.exists(KEY_CHECK))) await folder.write(KEY_CHECK, Buffer.from('the key fits'))
}

function seal(key: Buffer, name: string, contents: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const encrypted = [cipher.update(contents), cipher.final()]
  return Buffer.concat([FORMAT, iv, cipher.getAuthTag(), ...encrypted])
}

/** Null if it was sealed with another key or under another name, or altered since. */
function unseal(key: Buffer, name: string, sealed: Buffer): Buffer | null {
  const start = FORMAT.length + IV_BYTES + TAG_BYTES
  if (sealed.length < start || !sealed.subarray(0, FORMAT.length).equals(FORMAT)) return null
  const iv = sealed.subarray(FORMAT.length, FORMAT.length + IV_BYTES)
  const tag = sealed.subarray(FORMAT.length + IV_BYTES, start)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()])
  } catch {
    return null
  }
}
