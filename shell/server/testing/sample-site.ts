import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Locale } from '@homecare/federation/locales'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { textsPlugin } from '@homecare/texts/esbuild-plugin'
import { build } from 'esbuild'
import { afterAll, onTestFinished, vi } from 'vitest'
import type { RunLimits } from '../compose/run'
import { readShellEnv } from '../env'
import { scriptForPage } from '../page-text'
import type { FrameFiles } from '../shell-build'
import { createShell } from '../create-shell'
import { fixtureRemote, type Fixture } from './fixture-remote'
import { startUpstream } from './upstream'

interface SiteOptions {
  stateDir?: string
  mainScript?: string
  contract?: number
  renderLimits?: RunLimits
  offlinePage?: 'on' | 'off'
}

const PATIENCE = { timeout: 15_000, interval: 25 }
/** During a rotation. */
export const TOKENS = ['the-token-after-the-rotation', 'the-token-before-the-rotation'] as const

const bytes = (text: string) => new TextEncoder().encode(text.repeat(100))
const OWN_FILES = new Map([
  ['/shell/toasts.1.js', bytes('toast()')],
  ['/favicon.svg', bytes('<svg></svg>')],
])

/** With text that would end the element early. */
export const BOOT_SCRIPT = scriptForPage(`self.started = '</script>'`)

/** A content security policy's source of one text. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const asset = (name: string) => ({ href: `/shell/${name}`, integrity: 'sha384-x' })

/** The document server of the tests of one file, which follows a BFF of its own quickly. */
export async function startSampleSite({
  remotes,
  answers = {},
  ...options
}: SiteOptions & { remotes: Fixture[]; answers?: Record<string, unknown> }) {
  const dir = await mkdtemp(join(tmpdir(), 'sample-site-'))
  const composeScripts = { en: await bundleCompose(dir, 'en'), ar: await bundleCompose(dir, 'ar') }
  const upstream = await startUpstream(answers)
  const reasons: string[] = []
  const log = { info: () => {}, warn: ({ reason }: { reason: string }) => void reasons.push(reason) }
  const counted: string[] = []

  const serve = async ({ stateDir = 'state', mainScript = 'main.js', offlinePage = 'on', ...limits }: SiteOptions) => {
    const frameIn = (folder: string, composeScript: string): FrameFiles => ({
      composeScript,
      ...{ bootScript: BOOT_SCRIPT, shellStyle: 'body { margin: 0 } /* </style> */' },
      offlinePage: { style: '.page { margin: 0 }', script: 'self.isOffline = true' },
      shell: { main: asset(folder + mainScript), style: asset('main.css'), chunks: {}, fonts: [], ink: 'canvas' },
    })
    const shell = await createShell({
      ...{ ...limits, log, profile: sampleProfile, everyMs: 50, dataEveryMs: 100, pausesMs: [10] },
      build: {
        files: OWN_FILES,
        workers: { 'site-worker': 'of all pages', 'page-worker': 'of one page', removal: 'unregister()' },
        frames: { en: frameIn('', composeScripts.en), ar: frameIn('ar/', composeScripts.ar) },
      },
      views: { add: ({ name, version }) => void counted.push(`${name} ${version}`) },
      env: readShellEnv({
        ...{ NODE_ENV: 'production', BFF_URL: upstream.url, PUBLIC_URL: 'https://care.example', COMPRESSION: 'fast' },
        ...{
          STATE_DIR: join(dir, stateDir),
          PROVIDER_PROFILE: 'given',
          SHELL_TOKEN: TOKENS.join(),
          OFFLINE_PAGE: offlinePage,
        },
        CCAVENUE_TRANSACTION_URL: 'https://gateway.example/transaction',
      }),
    })
    await shell.start()
    return shell
  }
  /** Builds a release and stores it at the BFF. */
  const store = (fixture: Fixture) => upstream.store(fixtureRemote(fixture))
  const release = (fixture: Fixture) => upstream.release(store(fixture))
  for (const remote of remotes) release(remote)
  let shell = await serve(options)
  afterAll(async () => {
    shell.stop()
    await upstream.stop()
    await rm(dir, { recursive: true, force: true })
  })

  const client = clientOf(() => shell)

  return {
    ...{ ...client, dir, upstream, counted, store, release },
    /** Resolves once a poll failed with a matching reason; fails after 15 s. */
    untilRefused: async (reason: RegExp) =>
      void (await vi.waitUntil(() => reasons.some((text) => reason.test(text)), PATIENCE)),
    /** Stores a release and requests its trial like the BFF does: the reason of its refusal, or null. */
    async offer(fixture: Fixture): Promise<string | null> {
      const headers = { authorization: `Bearer ${TOKENS[0]}`, 'content-type': 'application/json' }
      const response = await client.post('/shell/try-release', JSON.stringify(store(fixture)), headers)
      if (response.status === 204) return null
      const text = await response.text()
      return response.status === 422 ? (JSON.parse(text) as { reason: string }).reason : `${response.status} ${text}`
    },
    /** Starts again on the same state. */
    async restart(changed: SiteOptions = {}) {
      shell.stop()
      shell = await serve({ ...options, ...changed })
    },
    /** Another document server of the same BFF, for one test. */
    async another(changed: SiteOptions) {
      const other = await serve({ ...options, ...changed })
      onTestFinished(() => other.stop())
      return clientOf(() => other)
    },
  }
}

/** Bundles the composing process from its sources. Releases of the shell use the webpack build. */
export async function bundleCompose(dir: string, locale: Locale, entry = '../compose/child.tsx'): Promise<string> {
  const outfile = join(dir, `${basename(entry, '.tsx')}-${locale}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', BUILD_LOCALE: JSON.stringify(locale) },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    plugins: [textsPlugin(locale)],
    logLevel: 'error',
  })
  return outfile
}

/** What a browser or the BFF can do at a document server. */
function clientOf(shell: () => Awaited<ReturnType<typeof createShell>>) {
  const get = async (path: string, headers: Record<string, string> = {}) =>
    shell().app.request(`http://site${path}`, { headers })
  return {
    get,
    textOf: async (path: string) => (await get(path)).text(),
    post: async (path: string, body: string, headers: Record<string, string>) =>
      shell().app.request(`http://site${path}`, { method: 'POST', body, headers }),
    /** The page's text as soon as `fits` returns true; fails after 15 s. */
    until: (path: string, fits: (text: string, status: number) => boolean, headers?: Record<string, string>) =>
      vi.waitUntil(async () => {
        const response = await get(path, headers)
        const text = await response.text()
        return fits(text, response.status) && text
      }, PATIENCE),
  }
}
