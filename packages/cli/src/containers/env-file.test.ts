import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillSecrets, readEnvFile } from './env-file'

test('empty secrets in .env get a random value, and other lines stay unchanged', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'homecare-env-')), '.env')
  await writeFile(path, '# a comment\nPUBLIC_URL=\nSESSION_SECRET=\nSHELL_TOKEN=mine\n')
  expect(await fillSecrets(path)).toEqual(['SESSION_SECRET'])
  const { SESSION_SECRET = '', ...others } = await readEnvFile(path)
  expect(SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/)
  expect(others).toEqual({ PUBLIC_URL: '', SHELL_TOKEN: 'mine' })
  expect(await readFile(path, 'utf8')).toContain('# a comment')
  expect(await fillSecrets(path)).toEqual([])
})
