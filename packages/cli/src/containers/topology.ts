import { waitFor } from '@homecare/dev-servers/wait-for'
import type { Compose, Service } from './compose-file'
import { containerName, lastLines, makeGround, podman, podmanSucceeds, startContainer } from './podman'

const HEALTHY_LIMIT_MS = 120_000
const DONE_LIMIT_MS = 180_000
/** Each look starts a process in the container, which slows down the others' start. */
const POLL_MS = 1_000

type Log = (line: string) => void
type Condition = Service['depends_on'][string]['condition']

/** The services of a compose file as containers of podman. */
export interface Topology {
  /** Starts all services, each once what it depends on is as it must be, and waits until all are healthy or done. */
  up(): Promise<void>
  /** Stops all containers, those that depend on others first, and removes them. Volumes stay. */
  stop(): Promise<void>
  /** Stops all containers and removes them with networks and volumes. */
  remove(): Promise<void>
  /** The names of a service's containers. */
  containers(service: string): string[]
  logs(service: string): Promise<string>
}

export function createTopology(compose: Compose, log: Log): Topology {
  const { name: project, services } = compose
  const containers = (service: string): string[] =>
    Array.from({ length: services[service]?.deploy.replicas ?? 0 }, (_, at) => containerName(project, service, at + 1))

  const reached: Record<Condition, (container: string) => Promise<void>> = {
    service_started: async () => {},
    service_healthy: (container) => untilHealthy(container),
    service_completed_successfully: (container) => untilDone(container),
  }

  async function up(): Promise<void> {
    await makeGround(compose)
    const begun = new Map<string, Promise<void>>()
    const begin = (name: string): Promise<void> => {
      const known = begun.get(name)
      if (known) return known
      const promise = begunAfterDependencies(name)
      begun.set(name, promise)
      return promise
    }
    const begunAfterDependencies = async (name: string): Promise<void> => {
      const service = services[name]
      if (!service) throw new Error(`docker-compose.yml has no service ${name}.`)
      await Promise.all(Object.entries(service.depends_on).map(([needed, { condition }]) => arrived(needed, condition)))
      for (const at of containers(name).keys()) await startContainer(compose, name, at + 1)
    }
    const arrived = async (name: string, condition: Condition): Promise<void> => {
      await begin(name)
      await Promise.all(containers(name).map((container) => reached[condition](container)))
    }
    await Promise.all(
      startedServices(compose).map(async (name) => {
        const condition = finalCondition(name, compose)
        const startedAt = performance.now()
        await arrived(name, condition)
        log(`${name} is ${WORDS[condition]}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s after the start`)
      }),
    )
  }

  async function stop(): Promise<void> {
    for (const name of stopOrder(compose)) {
      await Promise.all(
        containers(name).map((container) => podman(['rm', '--force', '--ignore', '--time', '30', container])),
      )
    }
  }

  return {
    up,
    stop,
    containers,
    logs: async (service) => (await Promise.all(containers(service).map(lastLines))).join('\n'),
    async remove() {
      await stop()
      for (const volume of Object.keys(compose.volumes))
        await podmanSucceeds(['volume', 'rm', '--force', `${project}_${volume}`])
      for (const network of Object.keys(compose.networks))
        await podmanSucceeds(['network', 'rm', '--force', `${project}_${network}`])
    },
  }
}

const WORDS: Record<Condition, string> = {
  service_started: 'started',
  service_healthy: 'healthy',
  service_completed_successfully: 'done',
}

/** A service with a profile is started only when somebody asks for it. */
export const startedServices = ({ services }: Compose): string[] =>
  Object.entries(services).flatMap(([name, { profiles }]) => (profiles.length === 0 ? [name] : []))

/** A service that is not restarted is a task, which must succeed; any other one must be healthy. */
export function finalCondition(name: string, { services }: Compose): Condition {
  const service = services[name]
  if (service?.restart === 'no') return 'service_completed_successfully'
  return service?.healthcheck?.disable ? 'service_started' : 'service_healthy'
}

/** Each service before those that it depends on. */
export function stopOrder({ services }: Compose): string[] {
  const order: string[] = []
  const visit = (name: string): void => {
    if (order.includes(name)) return
    for (const needed of Object.keys(services[name]?.depends_on ?? {})) visit(needed)
    order.push(name)
  }
  for (const name of Object.keys(services)) visit(name)
  return order.toReversed()
}

/** Waits until a container's health check succeeds; throws its last lines if it takes too long. */
export async function untilHealthy(container: string): Promise<void> {
  await waitFor(() => podmanSucceeds(['healthcheck', 'run', container]), {
    timeoutMs: HEALTHY_LIMIT_MS,
    intervalMs: POLL_MS,
    what: `${container} to be healthy`,
  }).catch(async (error: Error) => {
    throw new Error(`${error.message}\n${await lastLines(container)}`, { cause: error })
  })
}

/** Waits until a container has ended well; throws its last lines if it fails. */
export async function untilDone(container: string): Promise<void> {
  const code = await podman(['wait', container], DONE_LIMIT_MS)
  if (code !== '0') throw new Error(`${container} exited with code ${code}.\n${await lastLines(container)}`)
}
