import { createHash } from 'node:crypto'
import type { Page, Route } from 'playwright/test'

const SLOW_MS = 6000
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })

/** What becomes of each script of the remote. */
const SCRIPTS = {
  refused: (route) => route.abort('connectionrefused'),
  '404': notFound,
  '503': (route) => route.fulfill({ status: 503, body: 'Busy' }),
  hang: () => new Promise<void>(() => {}),
  async slow(route) {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.fallback()
  },
  'garbage manifest': notFound,
  'HTML as JS': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'stale chunk': (route) => (/entry\.js/.test(route.request().url()) ? route.fallback() : notFound(route)),
} satisfies Record<string, (route: Route) => Promise<unknown>>

/** What the remote's page does instead. */
const PAGES = {
  'throws on render': `throw new Error('broken on purpose')`,
  'suspends forever': `throw new Promise(function () {})`,
}

export type Failure = keyof typeof SCRIPTS | keyof typeof PAGES
export const FAILURES = [...Object.keys(SCRIPTS), ...Object.keys(PAGES)] as Failure[]

interface Release {
  version: string
  entry: string
  integrity: Record<string, string>
}
interface Remote {
  name: string
  current: Release
  previous: Release | null
}

/** Breaks every release of a remote, for this page, until it is healed; says which versions' entries were requested, in order. */
export async function breakRemote(page: Page, name: string, failure: Failure) {
  let healed = false
  const requestedVersions: string[] = []
  const files = `**/remotes/${name}/**`
  page.on('request', (request) => {
    const [, version] = new RegExp(`/remotes/${name}/([^/]+)/entry\\.js`).exec(request.url()) ?? []
    if (version && request.resourceType() === 'script') requestedVersions.push(version)
  })
  const unlessHealed = (act: (route: Route) => Promise<unknown>) => async (route: Route) => {
    await (healed ? route.fallback() : act(route)).catch(() => {})
  }
  const scripts = /\/remotes\/[^/]+\/[^/]+\/.*\.js(\?|$)/
  if (failure in PAGES) await serveInstead(page, name, PAGES[failure as keyof typeof PAGES], () => healed)
  else {
    const act = SCRIPTS[failure as keyof typeof SCRIPTS]
    await page.route(
      files,
      unlessHealed((route) => (scripts.test(route.request().url()) ? act(route) : route.fallback())),
    )
  }
  if (failure === 'garbage manifest')
    await page.route(
      '**/shell/remotes.json',
      unlessHealed((route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"garbage":[1]}' })),
    )
  return { heal: () => void (healed = true), requestedVersions }
}

const element = (type: string) =>
  `{ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, key: null, ref: null, props: {} }`

/** Gives the page a registry of releases with this code and matching integrity, as a team could have released them. */
async function serveInstead(page: Page, name: string, code: string, healed: () => boolean): Promise<void> {
  const release = (version: string): Release & { script: string } => {
    const script = `var remote_${name}_${version.slice(-8)} = {
      init: function () {},
      get: function () {
        var Page = function () { ${code} }
        return Promise.resolve(function () {
          return { default: { contract: 1, routes: function () { return [{ path: '*', element: ${element('Page')} }] } } }
        })
      },
    }`
    const entry = `/remotes/${name}/${version}/entry.js`
    const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
    return { version, entry, integrity: { [entry]: integrity }, script }
  }
  const releases = [release('9.0.0-bad00001'), release('8.0.0-bad00002')]
  const [current, previous] = releases.map(({ script: _, ...rest }) => rest)
  const changed = (remotes: Remote[]) =>
    remotes.map((remote) => (remote.name === name ? { ...remote, current, previous } : remote))

  for (const { entry, script } of releases)
    await page.route(`**${entry}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.route('**/shell/remotes.json', async (route) => {
    if (healed()) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: changed((await response.json()) as Remote[]) })
  })
  await page.route(
    (url) => !/\.\w+$|^\/(api|remotes|shell)\//.test(url.pathname),
    async (route) => {
      if (healed() || route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /(<script id="shell-state" type="application\/json">)(.*?)(<\/script>)/s,
        (_, open: string, text: string, close: string) => {
          const state = JSON.parse(text) as { remotes: Remote[] }
          return open + JSON.stringify({ ...state, remotes: changed(state.remotes) }).replace(/</g, '\\u003c') + close
        },
      )
      await route.fulfill({ response, body: html })
    },
  )
}
