import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStateFile, writeStateFile } from './state-files'

test('two document servers that write the same state file simultaneously both succeed, and the file is complete', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'homecare-state-')), 'pages.json')
  const texts = Array.from({ length: 20 }, (_, at) => JSON.stringify({ at, text: 'x'.repeat(50_000) }))
  await Promise.all(texts.map((text) => writeStateFile(file, text)))
  expect(texts).toContain(JSON.stringify(await readStateFile(file)))
})
