import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { onPath } from '../tools'
import { succeeds } from './command'

const APT_LIMIT_MS = 600_000
const CONTAINERS_CONF = '/etc/containers/containers.conf'
/** Limits that a machine without CAP_SYS_RESOURCE can set, and a runtime that takes hybrid control groups. */
const SETTINGS = `[containers]
default_ulimits = ["nofile=10000:10000","nproc=10000:10000"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
`

/** What podman needs, as Debian packages. */
const PACKAGES: readonly (readonly [command: string, ...packages: string[]])[] = [
  ['podman', 'podman', 'netavark', 'aardvark-dns'],
  ['buildah', 'buildah'],
  ['runc', 'runc'],
  ['iptables', 'iptables'],
  ['ip', 'iproute2'],
  ['debootstrap', 'debootstrap'],
]

/** Docker with Compose where its engine answers, else podman, which is installed on Debian as root. Throws if there is neither. */
export async function findEngine(log: (line: string) => void): Promise<'docker' | 'podman'> {
  const docker = { timeoutMs: 15_000 }
  if ((await succeeds('docker', ['info'], docker)) && (await succeeds('docker', ['compose', 'version'], docker)))
    return 'docker'
  const missing = PACKAGES.filter(([name]) => !onPath([name])).flatMap(([, ...packages]) => packages)
  if (missing.length > 0) install(missing, log)
  if (!onPath(['podman', 'docker']))
    throw new Error('Neither Docker with Compose nor podman is here. Install one of them; on Debian, run this as root.')
  if (!existsSync(CONTAINERS_CONF) && process.getuid?.() === 0) {
    mkdirSync('/etc/containers', { recursive: true })
    writeFileSync(CONTAINERS_CONF, SETTINGS)
  }
  return 'podman'
}

function install(packages: readonly string[], log: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !onPath(['apt-get']))
    throw new Error(`Neither Docker with Compose nor all of podman is here. Install ${packages.join(', ')}.`)
  log(`installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, timeout: APT_LIMIT_MS, encoding: 'utf8' })
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed:\n${stderr.split('\n').slice(-5).join('\n')}`)
  }
}
