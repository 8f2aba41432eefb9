import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteManifest } from '@homecare/contract/releases'
import { describeFile } from '@homecare/federation/release/artifact-files'

type Declared = Partial<Omit<RemoteManifest, 'routes'>>

export interface Fixture extends Declared {
  version: string
  /** Its pages; one, at `/`, unless they are given. */
  paths?: Route[]
  /** What its one page says. */
  words?: string
  /** The body of `routes(host)`; `h` is React.createElement. */
  routes?: string
  /** The body of `routes(host)` of its Arabic build. */
  arabic?: string
}

type Route = RemoteManifest['routes'][number]

export const page = (path: string, more: Partial<Route> = {}): Route => ({
  ...{ path, layout: 'public', prerender: true, hydrate: 'idle', data: [], index: true },
  ...more,
})

/** They imitate the place of an area. */
const STYLES = '/* </head><body><main id="content"><!--$--><!--/$--></main> */ h1 { margin: 0 }'

/** A handwritten build of a remote on disk: its Node script and a browser file. */
export async function fixtureRemote(
  dir: string,
  { paths = [page('/')], words, routes, arabic, ...declared }: Fixture,
): Promise<{ manifest: RemoteManifest; dist: string }> {
  const manifest = fixtureManifest({ ...declared, routes: paths })
  const dist = join(dir, manifest.name, manifest.version)
  const build = async (folder: '' | 'ar/', body: string) => {
    await mkdir(join(dist, folder), { recursive: true })
    await writeFile(
      join(dist, folder, 'server.cjs'),
      `const { createElement: h } = require('react'); exports.default = { contract: ${manifest.contract}, routes: (host) => ${body} }`,
    )
    await writeFile(
      join(dist, folder, 'entry.js'),
      `/* ${folder}${manifest.version} */ ${'var remote_test = 1;'.repeat(40)}`,
    )
    await writeFile(join(dist, folder, 'test.css'), STYLES)
    return ['entry.js', 'server.cjs', 'test.css'].map((file) => folder + file)
  }
  const only = `[{ path: '${paths[0]?.path}', element: h('h1', null, '${words}') }]`
  const files = [...(await build('', routes ?? only)), ...(arabic === undefined ? [] : await build('ar/', arabic))]
  if (arabic !== undefined) {
    manifest.languages = ['en', 'ar']
    manifest.translations = {
      ar: { entry: 'ar/entry.js', serverEntry: 'ar/server.cjs', styles: ['ar/test.css'], preload: [] },
    }
  }
  return { manifest: { ...manifest, files: await Promise.all(files.map((path) => describeFile(dist, path))) }, dist }
}

/** The declarations of such a remote. */
export const fixtureManifest = (declared: Declared & Pick<RemoteManifest, 'routes' | 'version'>): RemoteManifest => ({
  ...{ name: 'test', contract: 1, minApi: 1, commit: 'abc', entry: 'entry.js', serverEntry: 'server.cjs' },
  ...{ styles: ['test.css'], preload: [], files: [] },
  navigation: [{ label: 'Tests', href: '/', place: 'main', order: 1 }],
  ...declared,
})
