import { setTimeout as wait } from 'node:timers/promises'
import { milliseconds, type Compose } from './compose-file'
import { containerName, podman, startContainer } from './podman'
import { untilDone, untilHealthy } from './topology'

/** The edge checks each server once a second and waits two for its answer. */
const EDGE_KNOWS_MS = 3_000
const MORE_MS = 15_000

/**
 * Replaces one running container by that of `compose`: stops it, which lets its work end, starts the new one, and waits
 * until it is healthy and the edge sends it visitors.
 */
export async function replaceContainer(compose: Compose, serviceName: string, index: number): Promise<void> {
  const service = serviceIn(compose, serviceName)
  const container = containerName(compose.name, serviceName, index)
  await podman(['stop', container], milliseconds(service.stop_grace_period) + MORE_MS)
  await startContainer(compose, serviceName, index)
  await untilHealthy(container)
  await wait(EDGE_KNOWS_MS)
}

/** Runs a service that does one thing and ends; throws its last lines if it fails. */
export async function runTask(compose: Compose, serviceName: string): Promise<void> {
  await startContainer(compose, serviceName, 1)
  await untilDone(containerName(compose.name, serviceName, 1))
}

/** The address of a container in one of its networks; this machine reaches it there. */
export const addressOf = (compose: Compose, serviceName: string, network: string, index = 1): Promise<string> =>
  podman([
    'inspect',
    '--format',
    `{{(index .NetworkSettings.Networks "${compose.name}_${network}").IPAddress}}`,
    containerName(compose.name, serviceName, index),
  ])

function serviceIn({ services }: Compose, name: string): Compose['services'][string] {
  const service = services[name]
  if (!service) throw new Error(`docker-compose.yml has no service ${name}.`)
  return service
}
