import type { RemoteManifest } from '@homecare/contract/releases'
import { contentTypeOf, integrityOf } from '@homecare/federation/release/artifact-files'

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

/** A handwritten build of a remote: its Node script, a script for browsers and a stylesheet, by their paths. */
export function fixtureRemote({ paths = [page('/')], words, routes, arabic, ...declared }: Fixture) {
  const manifest = fixtureManifest({ ...declared, routes: paths })
  const texts: Record<string, string> = {}
  const build = (folder: '' | 'ar/', body: string) => {
    texts[`${folder}server.cjs`] =
      `const { createElement: h } = require('react'); exports.default = { contract: ${manifest.contract}, routes: (host) => ${body} }`
    texts[`${folder}entry.js`] = `/* ${folder}${manifest.version} */ ${'var remote_test = 1;'.repeat(40)}`
    texts[`${folder}test.css`] = STYLES
  }
  build('', routes ?? `[{ path: '${paths[0]?.path}', element: h('h1', null, '${words}') }]`)
  if (arabic !== undefined) {
    build('ar/', arabic)
    manifest.languages = ['en', 'ar']
    manifest.translations = {
      ar: { entry: 'ar/entry.js', serverEntry: 'ar/server.cjs', styles: ['ar/test.css'], preload: [] },
    }
  }
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]))
  manifest.files = [...files].map(([path, bytes]) => {
    return { path, integrity: integrityOf(bytes), size: bytes.byteLength, contentType: contentTypeOf(path) }
  })
  return { manifest, files }
}

/** The declarations of such a remote. */
export const fixtureManifest = (declared: Declared & Pick<RemoteManifest, 'routes' | 'version'>): RemoteManifest => ({
  ...{ name: 'test', contract: 1, minApi: 1, commit: 'abc', entry: 'entry.js', serverEntry: 'server.cjs' },
  ...{ styles: ['test.css'], preload: [], files: [] },
  navigation: [{ label: 'Tests', href: '/', place: 'main', order: 1 }],
  ...declared,
})
