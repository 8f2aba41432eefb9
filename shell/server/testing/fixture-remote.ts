import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteManifest } from '@homecare/contract/releases'
import { describeFile } from '@homecare/federation/release/artifact-files'

interface Fixture {
  dir: string
  version: string
  /** The body of `routes(host)`; `h` is React.createElement. */
  routes: string
  /** The body of `routes(host)` of its Arabic build. */
  arabic?: string
  languages?: RemoteManifest['languages']
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
  arabic,
  languages = arabic === undefined ? undefined : ['en', 'ar'],
  paths,
  name = 'test',
  contract = 1,
}: Fixture): Promise<{ manifest: RemoteManifest; dist: string }> {
  const dist = join(dir, version)
  const build = async (folder: '' | 'ar/', body: string) => {
    await mkdir(join(dist, folder), { recursive: true })
    await writeFile(
      join(dist, folder, 'server.cjs'),
      `const { createElement: h } = require('react'); exports.default = { contract: ${contract}, routes: (host) => ${body} }`,
    )
    await writeFile(join(dist, folder, 'entry.js'), `/* ${folder}${version} */ ${'var remote_test = 1;'.repeat(40)}`)
    await writeFile(join(dist, folder, 'test.css'), 'h1 { margin: 0 }')
    return ['entry.js', 'server.cjs', 'test.css'].map((file) => folder + file)
  }
  const files = [...(await build('', routes)), ...(arabic === undefined ? [] : await build('ar/', arabic))]
  const manifest = {
    ...fixtureManifest(version, name, contract),
    routes: paths,
    ...(languages && { languages }),
    ...(arabic !== undefined && {
      translations: {
        ar: { entry: 'ar/entry.js', serverEntry: 'ar/server.cjs', styles: ['ar/test.css'], preload: [] },
      },
    }),
    files: await Promise.all(files.map((path) => describeFile(dist, path))),
  }
  return { manifest, dist }
}

/** The declarations of such a remote, without routes and files. */
export const fixtureManifest = (version: string, name = 'test', contract = 1): RemoteManifest => ({
  ...{ name, version, contract, minApi: 1, commit: 'abc', entry: 'entry.js', serverEntry: 'server.cjs' },
  ...{ styles: ['test.css'], preload: [], routes: [], files: [] },
  navigation: [{ label: 'Tests', href: '/', place: 'main', order: 1 }],
})
