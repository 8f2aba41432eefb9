import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteManifest } from '@homecare/contract/releases'
import { describeFile } from '@homecare/federation/release/artifact-files'

interface Fixture {
  dir: string
  version: string
  /** The body of `routes(host)`; `h` is React.createElement. */
  routes: string
  paths: RemoteManifest['routes']
  name?: string
  contract?: number
}

export const page = (
  path: string,
  prerender: boolean | string[] = true,
  data: string[] = [],
  index = true,
): RemoteManifest['routes'][number] => ({ path, layout: 'public', prerender, hydrate: 'idle', data, index })

/** A handwritten build of a remote on disk: its Node script and a browser file. */
export async function fixtureRemote({
  dir,
  version,
  routes,
  paths,
  name = 'test',
  contract = 1,
}: Fixture): Promise<{ manifest: RemoteManifest; dist: string }> {
  const dist = join(dir, version)
  await mkdir(dist, { recursive: true })
  await writeFile(
    join(dist, 'server.cjs'),
    `const { createElement: h } = require('react'); exports.default = { contract: ${contract}, routes: (host) => ${routes} }`,
  )
  await writeFile(join(dist, 'entry.js'), `/* ${version} */ ${'var remote_test = 1;'.repeat(40)}`)
  await writeFile(join(dist, 'test.css'), 'h1 { margin: 0 }')
  const manifest = {
    ...fixtureManifest(version, name, contract),
    routes: paths,
    files: await Promise.all(['entry.js', 'server.cjs', 'test.css'].map((path) => describeFile(dist, path))),
  }
  return { manifest, dist }
}

/** The declarations of such a remote, without routes and files. */
export const fixtureManifest = (version: string, name = 'test', contract = 1): RemoteManifest => ({
  ...{ name, version, contract, minApi: 1, commit: 'abc', entry: 'entry.js', serverEntry: 'server.cjs' },
  ...{ styles: ['test.css'], preload: [], routes: [], files: [] },
  navigation: [{ label: 'Tests', href: '/', place: 'main', order: 1 }],
})
