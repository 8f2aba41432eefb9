import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openContainers } from './compose'

afterEach(() => vi.unstubAllEnvs())

test('without Docker and podman, npm run containers says in a sentence what has to be installed', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-no-engine-'))
  const envFile = join(dir, '.env')
  await writeFile(envFile, '')
  vi.stubEnv('PATH', dir)
  const opening = openContainers({ envFile, project: 'nothing', log: () => {} })
  await expect(opening).rejects.toThrow(
    'This needs Docker with Compose, or podman with what is missing here: apt-get install netavark aardvark-dns podman runc iptables debootstrap docker-compose',
  )
})
