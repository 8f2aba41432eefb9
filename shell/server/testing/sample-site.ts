import { join } from 'node:path'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { createApp } from '../app'
import { createArtifacts } from '../artifacts'
import { runTimeFiles } from '../run-time-files'
import { securityHeaders } from '../security-headers'
import { createSite } from '../site'

export interface SampleSite {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** The page's text as soon as `fits` says so; fails after 5 s. */
  until(path: string, fits: (text: string, status: number) => boolean): Promise<string>
  /** Resolves once a round failed with a reason like this; fails after 5 s. */
  untilRefused(reason: RegExp): Promise<void>
  stop(): void
}

async function eventually<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const giveUpAt = Date.now() + 5000
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (Date.now() > giveUpAt) throw new Error(`It did not come to this: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const asset = (name: string) => ({ href: `/shell/${name}`, integrity: 'sha384-x' })

/** The document server without its socket, following `bffUrl` quickly. */
export async function startSampleSite(options: {
  bffUrl: string
  stateDir: string
  composeScript: string
  mainScript?: string
}): Promise<SampleSite> {
  const reasons: string[] = []
  const log = { info: () => {}, warn: ({ reason }: { reason: string }) => void reasons.push(reason) }
  const artifacts = createArtifacts({ dir: join(options.stateDir, 'remotes'), bffUrl: options.bffUrl })
  const site = createSite({
    ...options,
    artifacts,
    profile: sampleProfile,
    publicUrl: 'https://care.example',
    shell: {
      main: asset(options.mainScript ?? 'main.js'),
      boot: asset('boot.js'),
      style: asset('main.css'),
      fonts: [],
      ink: 'canvas',
    },
    log,
    everyMs: 50,
    dataEveryMs: 100,
  })
  await site.start()
  const headers = securityHeaders({ gatewayOrigin: 'https://gateway.example', production: true })
  const files = await runTimeFiles({
    profile: sampleProfile,
    publicUrl: 'https://care.example',
    ink: 'canvas',
    ground: 'canvas',
  })
  const app = createApp({ site, artifacts, files, headers, stopping: () => false })
  const get = async (path: string, sent: Record<string, string> = {}) =>
    app.request(`http://site${path}`, { headers: sent })
  return {
    get,
    until: (path, fits) =>
      eventually(`${path} fits`, async () => {
        const response = await get(path)
        const text = await response.text()
        return fits(text, response.status) ? text : null
      }),
    untilRefused: (reason) =>
      eventually(String(reason), async () => (reasons.some((text) => reason.test(text)) ? undefined : null)),
    stop: () => site.stop(),
  }
}
