import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillSecrets, readEnvFile } from './env-file'

test('an empty REPORT_KEYS in .env gets a key of the age format', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'homecare-env-')), '.env')
  await writeFile(path, 'REPORT_KEYS=\n')
  await fillSecrets(path)
  const { REPORT_KEYS = '' } = await readEnvFile(path)
  expect(REPORT_KEYS).toMatch(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/)
})

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
