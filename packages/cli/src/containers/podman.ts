import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { fixedAddresses } from './addresses'
import { keepBridgeAddress } from './bridge'
import { command, succeeds } from './command'
import { milliseconds, type Compose, type Service } from './compose-file'
import { wholeName } from './images'

const LIMIT_MS = 60_000
/** The driver checks health itself: podman would want a timer of systemd for each container. */
const ENV = { DISABLE_HC_SYSTEMD: 'true' }

export const podman = (args: readonly string[], timeoutMs = LIMIT_MS): Promise<string> =>
  command('podman', args, { timeoutMs, env: ENV })

export const podmanSucceeds = (args: readonly string[], timeoutMs = LIMIT_MS): Promise<boolean> =>
  succeeds('podman', args, { timeoutMs, env: ENV })

/** The last lines that a container printed, as output or as errors. */
export const lastLines = (container: string): Promise<string> =>
  command('podman', ['logs', '--tail', '30', container], { timeoutMs: LIMIT_MS, env: ENV, withErrors: true }).catch(
    (error: Error) => error.message,
  )

export const containerName = (project: string, service: string, index: number): string =>
  `${project}-${service}-${index}`

/** The networks and volumes of a compose file, made if they are missing. */
export async function makeGround({ name, networks, volumes }: Compose): Promise<void> {
  for (const [network, settings] of Object.entries(networks)) {
    const whole = `${name}_${network}`
    if (await podmanSucceeds(['network', 'exists', whole])) continue
    await podman(['network', 'create', ...(settings?.internal ? ['--internal'] : []), whole])
  }
  for (const volume of Object.keys(volumes)) {
    const whole = `${name}_${volume}`
    if (!(await podmanSucceeds(['volume', 'exists', whole]))) await podman(['volume', 'create', whole])
  }
}

/** Starts one container of a service, as Docker Compose would. */
export async function startContainer(compose: Compose, name: string, index: number): Promise<void> {
  const { name: project } = compose
  const service = compose.services[name]
  if (!service) throw new Error(`docker-compose.yml has no service ${name}.`)
  const { places, hosts } = fixedAddresses(compose, name, index, await subnetsOf(compose))
  const container = containerName(project, name, index)
  await podman(['rm', '--force', '--ignore', '--time', '0', container])
  const { environment, ports, volumes, tmpfs, healthcheck } = service
  const flags = [
    ...['--name', container, '--hostname', container, '--pull', 'never', '--restart', service.restart],
    ...['--label', `project=${project}`, '--stop-timeout', String(milliseconds(service.stop_grace_period) / 1000)],
    ...places.flatMap(({ network, address, mac }) => [
      '--network',
      `${project}_${network}:alias=${name},ip=${address},mac=${mac}`,
    ]),
    ...hosts.flatMap((host) => ['--add-host', host]),
    ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...ports.flatMap((port) => ['--publish', port]),
    ...volumes.flatMap((volume) => ['--volume', volumeFlag(project, volume)]),
    ...tmpfs.flatMap((path) => ['--tmpfs', path]),
    ...service.cap_drop.flatMap((each) => ['--cap-drop', each]),
    ...service.cap_add.flatMap((each) => ['--cap-add', each]),
    ...service.security_opt.flatMap((each) => ['--security-opt', each.replace(/:true$/, '')]),
    ...Object.entries(service.sysctls).flatMap(([key, value]) => ['--sysctl', `${key}=${value}`]),
    ...(service.entrypoint ? ['--entrypoint', JSON.stringify(service.entrypoint)] : []),
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.user ? ['--user', service.user] : []),
    ...(service.stop_signal ? ['--stop-signal', service.stop_signal] : []),
    ...healthFlags(healthcheck),
  ]
  await podman([
    'run',
    '--detach',
    ...flags,
    wholeName(service.image, service.build !== undefined),
    ...(service.command ?? []),
  ])
  await Promise.all(places.map(async ({ network }) => keepBridgeAddress(await bridgeOf(`${project}_${network}`))))
}

const bridgeOf = (network: string): Promise<string> =>
  podman(['network', 'inspect', '--format', '{{.NetworkInterface}}', network])

async function subnetsOf({ name, networks }: Compose): Promise<Map<string, string>> {
  const all = Object.keys(networks)
  const subnets = await Promise.all(
    all.map((network) =>
      podman(['network', 'inspect', '--format', '{{(index .Subnets 0).Subnet}}', `${name}_${network}`]),
    ),
  )
  return new Map(all.map((network, at) => [network, (subnets[at] ?? '').split('.').slice(0, 3).join('.')]))
}

function volumeFlag(project: string, volume: string): string {
  const [source = '', ...rest] = volume.split(':')
  const whole = source.startsWith('.') ? join(ROOT, source) : source.startsWith('/') ? source : `${project}_${source}`
  return [whole, ...rest].join(':')
}

function healthFlags(check: Service['healthcheck']): string[] {
  if (check?.disable) return ['--no-healthcheck']
  if (!check?.test) return []
  const [kind, ...words] = check.test
  return ['--health-cmd', kind === 'CMD-SHELL' ? words.join(' ') : JSON.stringify(words)]
}
