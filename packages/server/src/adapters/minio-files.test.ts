import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startObjectStore, type RunningObjectStore } from '@homecare/dev-servers/object-store'
import { freePort } from '@homecare/dev-servers/ports'
import { afterAll, beforeAll, describe } from 'vitest'
import { filesConformance } from '../ports/files.conformance'
import { createMinioFiles } from './minio-files'

describe('files in an S3 server', () => {
  const sockets: Socket[] = []
  let dir: string
  let store: RunningObjectStore
  let hangingServer: Server
  let nobody: number

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'homecare-files-'))
    store = await startObjectStore({ dir })
    hangingServer = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    await once(hangingServer, 'listening')
    nobody = await freePort()
  })
  afterAll(async () => {
    sockets.forEach((socket) => socket.destroy())
    hangingServer.close()
    await store.stop()
    await rm(dir, { recursive: true, force: true })
  })

  const at = (endpoint: string, timeoutMs: number) =>
    createMinioFiles({ ...store, endpoint, timeoutMs, bucket: 'made-when-missing' })
  filesConformance({
    open: () => at(store.endpoint, 5_000),
    openOnNothing: () => at(`http://127.0.0.1:${nobody}`, 1_000),
    openHanging: () => at(`http://127.0.0.1:${(hangingServer.address() as AddressInfo).port}`, 300),
  })
})
