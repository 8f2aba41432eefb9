import { Readable } from 'node:stream'
import type { Files } from '@homecare/server/ports/files'
import type { SealedFolder } from '../sealed-folder'
import type { StoredObject } from './ledger'
import { readStoredObject } from './restore'

/** The backed-up objects behind the port of the object store, so that a check needs no bucket. Nothing can be written. */
export function storedFiles(folder: SealedFolder, objects: readonly StoredObject[]): Files {
  const byKey = new Map(objects.map((object) => [object.key, object]))
  const readOnly = async () => {
    throw new Error('A backup is not written through this port.')
  }
  return {
    async get(key) {
      const object = byKey.get(key)
      if (!object) return null
      const contents = await readStoredObject(folder, object)
      return { body: Readable.from([contents]), size: object.size, contentType: object.contentType }
    },
    list: async (prefix) => [...byKey.keys()].filter((key) => key.startsWith(prefix)).sort(),
    put: readOnly,
    remove: readOnly,
    async check() {},
  }
}
