import type { Compose, Variables } from '@homecare/cli/containers/compose-file'
import { addressOf, replaceContainer, runTask } from '@homecare/cli/containers/replacement'
import { currentRelease, rollbackRemote } from '@homecare/federation/release/publish-remote'
import { fillDirections } from './example-migrations'

export interface Step {
  name: string
  run(): Promise<unknown>
}

interface StepsOptions {
  before: Compose
  after: Compose
  variables: Variables
  databaseUrl: string
}

const REMOTES = ['site', 'booking', 'admin', 'nurse'] as const
type RemoteName = (typeof REMOTES)[number]

/** The steps from one version to another and back. */
interface Upgrade {
  forward: Step[]
  back: Step[]
}

export function upgradeSteps({ before, after, variables, databaseUrl }: StepsOptions): Upgrade {
  const earlier = new Map<RemoteName, string>()
  const later = new Map<RemoteName, string>()
  const apiUrl = async (): Promise<string> => `http://${await addressOf(after, 'bff', 'edge')}:3001`

  async function release(name: RemoteName): Promise<void> {
    const released = later.get(name)
    if (released !== undefined) return makeCurrent(name, released)
    earlier.set(name, await currentRelease({ name, apiUrl: await apiUrl() }))
    await runTask(after, `release-${name}`)
    later.set(name, await currentRelease({ name, apiUrl: await apiUrl() }))
  }

  /** Both versions are in the registry by now. One that the versions have in common stays. */
  async function makeCurrent(name: RemoteName, version = ''): Promise<void> {
    const target = { name, apiUrl: await apiUrl() }
    if ((await currentRelease(target)) === version) return
    await rollbackRemote({ ...target, version, token: variables[`RELEASE_TOKEN_${name.toUpperCase()}`] ?? '' })
  }

  return {
    forward: [
      { name: 'migrate (expand)', run: () => runTask(after, 'migrate') },
      ...['bff', 'worker', 'shell'].flatMap((service) => replacements(after, service)),
      ...REMOTES.map((name) => ({ name: `release ${name}`, run: () => release(name) })),
      { name: 'fill the column', run: () => fillDirections(databaseUrl) },
    ],
    back: [
      ...REMOTES.map((name) => ({ name: `roll back ${name}`, run: () => makeCurrent(name, earlier.get(name)) })),
      ...['shell', 'worker', 'bff'].flatMap((service) => replacements(before, service)),
    ],
  }
}

const replacements = (compose: Compose, service: string): Step[] =>
  Array.from({ length: compose.services[service]?.deploy.replicas ?? 0 }, (_, at) => ({
    name: `${service}-${at + 1}`,
    run: () => replaceContainer(compose, service, at + 1),
  }))
