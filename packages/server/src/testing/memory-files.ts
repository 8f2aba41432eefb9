import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Files } from '../ports/files'

export interface MemoryFiles extends Files {
  objects: Map<string, { body: Buffer; contentType: string }>
}

/** The object store in memory, for tests of use cases that are not about the store. */
export function createMemoryFiles(): MemoryFiles {
  const objects: MemoryFiles['objects'] = new Map()
  return {
    objects,
    async put(key, body, contentType) {
      objects.set(key, { body: 'path' in body ? await readFile(body.path) : body, contentType })
    },
    async get(key) {
      const object = objects.get(key)
      return object
        ? { body: Readable.from([object.body]), size: object.body.length, contentType: object.contentType }
        : null
    },
    async list(prefix) {
      return [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
    },
    async remove(key) {
      objects.delete(key)
    },
    async check() {},
  }
}
