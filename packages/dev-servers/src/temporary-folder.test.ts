import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder'

test('a machine without a file system in memory gets its temporary folders on the disk', async () => {
  const folder = await temporaryFolder('homecare-temporary-', '/no/such/folder')
  expect(folder.startsWith(join(tmpdir(), 'homecare-temporary-'))).toBe(true)
  await rm(folder, { recursive: true })
})

test('a file system without free space gets no temporary folders', async () => {
  const folder = await temporaryFolder('homecare-temporary-', '/proc')
  expect(folder.startsWith(join(tmpdir(), 'homecare-temporary-'))).toBe(true)
  await rm(folder, { recursive: true })
})
