import type { Compose } from './compose-file'

/** Each service has a block of numbers; the first block is left to the network itself. */
const BLOCK = 10
const MAX_SERVICES = 24

/** A container's place in one of the networks of its service. */
interface Place {
  network: string
  address: string
  /** Derived from the address, so that processes that have cached the previous container’s reach its replacement immediately. */
  mac: string
}

/**
 * The fixed addresses of a container, and the names of all that it shares a network with, as `name:address`. podman's
 * name server (aardvark-dns 1.4 in Debian 12) answers nobody for a second or more when any container starts or ends,
 * which Docker's does not do: so the containers find one another without it. A service keeps its addresses in the next
 * version if new services are added below it. `subnets` has the first three numbers of each network's addresses, such
 * as `10.89.1`.
 */
export function fixedAddresses(
  compose: Compose,
  service: string,
  index: number,
  subnets: ReadonlyMap<string, string>,
): { places: Place[]; hosts: string[] } {
  const networks = compose.services[service]?.networks ?? []
  const address = (network: string, other: string, at: number): string =>
    `${subnets.get(network)}.${hostNumber(compose, other, at)}`
  const hosts = Object.entries(compose.services).flatMap(([other, { networks: theirs, deploy }]) => {
    const shared = networks.find((network) => theirs.includes(network))
    if (shared === undefined || other === service) return []
    return Array.from({ length: deploy.replicas }, (_, at) => address(shared, other, at + 1)).flatMap((each, at) => [
      `${compose.name}-${other}-${at + 1}:${each}`,
      `${other}:${each}`,
    ])
  })
  const places = networks.map((network) => {
    const own = address(network, service, index)
    return { network, address: own, mac: macOf(own) }
  })
  return { places, hosts }
}

const macOf = (address: string): string =>
  ['02', '42', ...address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'))].join(':')

function hostNumber({ services }: Compose, service: string, index: number): number {
  const position = Object.keys(services).indexOf(service)
  if (position >= MAX_SERVICES) throw new Error(`podman can run ${MAX_SERVICES} services here; ${service} is one more.`)
  if (index > BLOCK)
    throw new Error(`podman can run ${BLOCK} containers of a service here, not ${index} of ${service}.`)
  return BLOCK * (position + 1) + index - 1
}
