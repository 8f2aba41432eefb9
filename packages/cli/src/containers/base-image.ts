import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onPath } from '../tools'
import { command } from './command'

const LIMIT_MS = 600_000
const MIRROR = 'http://deb.debian.org/debian'
const PACKAGES = ['ca-certificates', 'libatomic1', 'libstdc++6', 'openssl']
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt'

/**
 * Makes an image of this name of Debian's base system, this machine's Node, its npm and its certificates: what the image
 * of Node is, for a machine that can't pull it.
 */
export async function makeBaseImage(image: string, log: (line: string) => void): Promise<void> {
  log(`making ${image} of Debian's packages and this machine's Node …`)
  const dir = await mkdtemp(join(tmpdir(), 'homecare-base-'))
  const root = join(dir, 'root')
  try {
    const suite = /-(\w+)-slim$/.exec(image)?.[1] ?? 'bookworm'
    const include = `--include=${PACKAGES.join(',')}`
    await command('debootstrap', ['--variant=minbase', include, suite, root, MIRROR], { timeoutMs: LIMIT_MS })
    await rm(join(root, 'var/cache/apt/archives'), { recursive: true, force: true })
    await mkdir(join(root, 'var/cache/apt/archives/partial'), { recursive: true })
    await addNode(root)
    await command('chroot', [root, 'useradd', '--create-home', '--uid', '1000', '--shell', '/bin/sh', 'node'], {
      timeoutMs: 30_000,
    })
    const certificates = await readFile(`/${CERTIFICATES}`).catch(() => undefined)
    if (certificates) await writeFile(join(root, CERTIFICATES), certificates)
    const archive = join(dir, 'root.tar')
    await command('tar', ['-C', root, '-cf', archive, '.'], { timeoutMs: LIMIT_MS })
    const changes = [
      'CMD=["node"]',
      ...(process.env.NODE_EXTRA_CA_CERTS ? [`ENV=NODE_EXTRA_CA_CERTS=/${CERTIFICATES}`] : []),
    ]
    const flags = changes.flatMap((change) => ['--change', change])
    await command('podman', ['import', ...flags, archive, image], { timeoutMs: LIMIT_MS })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** npm is a folder of scripts, which any Node runs. */
async function addNode(root: string): Promise<void> {
  const npm = onPath(['npm'])
  if (npm === undefined) throw new Error('No npm is on the PATH, which the image of Node needs.')
  const [folder, place] = [dirname(dirname(realpathSync(npm))), join(root, 'usr/local/lib/node_modules/npm')]
  await cp(realpathSync(process.execPath), join(root, 'usr/local/bin/node'))
  await cp(folder, place, { recursive: true, dereference: true })
  for (const name of ['npm', 'npx'])
    await writeFile(
      join(root, 'usr/local/bin', name),
      `#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/${name}-cli.js "$@"\n`,
      {
        mode: 0o755,
      },
    )
}
