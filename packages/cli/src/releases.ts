import { expectResponse, option, runningSite } from './team'

interface RegistryEntry {
  name: string
  version: string
  releasedAt: string
  previous: { version: string } | null
  canary?: { percent: number; manifest: { version: string } } | null
}

/** `npm run releases [-- --env URL]`: the live releases, the canary releases, and the versions that a rollback would restore. */
export async function main(args: string[]): Promise<void> {
  const site = option(args, '--env') ?? (await runningSite())
  await expectResponse(site)
  const response = await fetch(new URL('/api/remotes', site), { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${site} answered ${response.status}.`)
  const registry = (await response.json()) as { revision: number; remotes: RegistryEntry[] }
  console.log(`revision ${registry.revision}`)
  for (const { name, version, previous, releasedAt, canary } of registry.remotes) {
    const canaryText = canary ? `   canary ${canary.percent} %: ${canary.manifest.version}` : ''
    console.log(
      `${name.padEnd(10)} ${version.padEnd(20)} since ${releasedAt}   previous: ${previous?.version ?? 'none'}${canaryText}`,
    )
  }
}
