import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { remoteNames, ROOT } from '@homecare/dev-servers/paths'
import { run } from './run'
import { pinnedPnpm } from './tools'

const FILE = 'packages/bundle/dist/sbom.cyclonedx.json'

/** `pnpm --filter cli run sbom`: the packages that the images and the remotes are made of, as CycloneDX, from the lockfile. */
async function main(): Promise<void> {
  const deployed = ['bff', 'worker', 'shell', ...remoteNames().map((name) => `mfe-${name}`)]
  const filters = deployed.flatMap((name) => ['--filter-prod', `@homecare/${name}...`])
  const args = ['--yes', await pinnedPnpm(), ...filters, 'sbom', '--prod', '--sbom-format', 'cyclonedx']
  const text = await run('npx', [...args, '--sbom-type', 'application'])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- CycloneDX, as pnpm writes it.
  const { components } = JSON.parse(text) as { components: { name: string }[] }
  if (components.length === 0) throw new Error('pnpm found no package.')
  const path = join(ROOT, FILE)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  console.log(`${FILE}: ${components.length} packages.`)
}

await main()
