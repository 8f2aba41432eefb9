import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteManifest } from '@homecare/contract/releases'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { vi } from 'vitest'
import { createShellApp } from '../app'
import { createArtifacts } from '../artifacts'
import { createAskBff } from '../ask-bff'
import { scriptForPage } from '../compose/in-frames'
import type { FrameFiles } from '../frame-files'
import type { RunLimits } from '../compose/run'
import { writeOwnFiles } from '../own-files'
import { runTimeFiles } from '../run-time-files'
import { securityHeaders } from '../security-headers'
import { createSite } from '../site'

export interface SampleSite {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** The page's text as soon as `fits` returns true; fails after 15 s. */
  until(
    path: string,
    fits: (text: string, status: number) => boolean,
    headers?: Record<string, string>,
  ): Promise<string>
  post(path: string, body: string, headers: Record<string, string>): Promise<Response>
  /** Resolves once a poll failed with a matching reason; fails after 15 s. */
  untilRefused(reason: RegExp): Promise<void>
  /** Requests the trial of a release like the BFF does: returns null, or the reason of the refusal. */
  tryRelease(manifest: RemoteManifest): Promise<string | null>
  /** Pages served, by remote and version. */
  counted: string[]
  stop(): void
}

const PATIENCE = { timeout: 15_000, interval: 25 }

const bytes = (text: string) => new TextEncoder().encode(text.repeat(100))
const OWN_FILES = new Map([
  ['/shell/toasts.1.js', bytes('toast()')],
  ['/favicon.svg', bytes('<svg></svg>')],
])

/** With text that would end the element early. */
export const BOOT_SCRIPT = scriptForPage(`self.started = '</script>'`)

const asset = (name: string) => ({ href: `/shell/${name}`, integrity: 'sha384-x' })

/** The document server without its socket, following `bffUrl` quickly. */
export async function startSampleSite(options: {
  bffUrl: string
  stateDir: string
  composeScript: string
  arabicComposeScript?: string
  mainScript?: string
  contract?: number
  token?: string
  renderLimits?: RunLimits
  offlinePage?: boolean
}): Promise<SampleSite> {
  const { token = 'a-token-of-the-bff' } = options
  const reasons: string[] = []
  const log = { info: () => {}, warn: ({ reason }: { reason: string }) => void reasons.push(reason) }
  await mkdir(join(options.stateDir, 'remotes'), { recursive: true })
  const askBff = createAskBff(options.bffUrl)
  const artifacts = createArtifacts({
    dir: join(options.stateDir, 'remotes'),
    askBff,
    token,
    compression: 'fast',
    log,
    pausesMs: [10],
  })
  const frameIn = (folder: string): FrameFiles => ({
    composeScript: (folder === 'ar/' && options.arabicComposeScript) || options.composeScript,
    shell: {
      main: asset(folder + (options.mainScript ?? 'main.js')),
      style: asset('main.css'),
      chunks: {},
      fonts: [],
      ink: 'canvas',
    },
    bootScript: BOOT_SCRIPT,
    offlinePage: { style: '.page { margin: 0 }', script: 'self.isOffline = true' },
    shellStyle: 'body { margin: 0 } /* </style> */',
  })
  const site = createSite({
    ...options,
    askBff,
    artifacts,
    profile: sampleProfile,
    publicUrl: 'https://care.example',
    compression: 'fast',
    frames: { en: frameIn(''), ar: frameIn('ar/') },
    log,
    everyMs: 50,
    dataEveryMs: 100,
  })
  await site.start()
  const headers = securityHeaders({
    gatewayOrigin: 'https://gateway.example',
    production: true,
    bootScripts: [BOOT_SCRIPT],
  })
  const files = await runTimeFiles({
    profile: sampleProfile,
    publicUrl: 'https://care.example',
    ink: 'canvas',
    background: 'canvas',
  })
  const counted: string[] = []
  const app = createShellApp({
    ...{
      site,
      artifacts,
      files,
      headers,
      tokens: [token],
      offlinePage: options.offlinePage ?? true,
      offline: { providerName: sampleProfile.name, ink: 'canvas', background: 'canvas' },
      secureCookies: true,
      stopping: () => false,
    },
    stateDir: options.stateDir,
    isOwnFile: await writeOwnFiles(join(options.stateDir, 'files'), OWN_FILES, Date.now(), 'fast'),
    views: { add: ({ name, version }) => void counted.push(`${name} ${version}`) },
  })
  const get = async (path: string, sent: Record<string, string> = {}) =>
    app.request(`http://site${path}`, { headers: sent })
  return {
    get,
    post: async (path, body, sent) => app.request(`http://site${path}`, { method: 'POST', body, headers: sent }),
    until: (path, fits, sent) =>
      vi.waitUntil(async () => {
        const response = await get(path, sent)
        const text = await response.text()
        return fits(text, response.status) && text
      }, PATIENCE),
    untilRefused: async (reason) =>
      void (await vi.waitUntil(() => reasons.some((text) => reason.test(text)), PATIENCE)),
    async tryRelease(manifest) {
      const response = await app.request('http://site/shell/try-release', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(manifest),
      })
      if (response.status === 204) return null
      const text = await response.text()
      return response.status === 422 ? (JSON.parse(text) as { reason: string }).reason : `${response.status} ${text}`
    },
    counted,
    stop: () => site.stop(),
  }
}
