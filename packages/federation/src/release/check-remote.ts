import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { FIRST_LOAD_QUALITY, firstLoadProblem } from '@homecare/contract/first-load'
import { serverEntriesOf } from '@homecare/contract/page-files'
import type { RemoteManifest } from '@homecare/contract/releases'
import { CONTRACT, type Host } from '../contract'
import { isCompatible, pathsOf } from '../registry'
import { sampleProfile } from '../sample-profile'
import { runServerEntry } from './run-server-entry'
import { integrityOf } from './artifact-files'
import { readManifest } from './read-manifest'

export interface CheckResult {
  manifest: RemoteManifest
  /** One sentence for each thing that is wrong; empty if the release may go out. */
  problems: string[]
}

const RENDER_LIMIT_MS = 5000

/**
 * For releases that are made into an image, which nobody receives yet.
 * Looks at what `<dir>/dist` holds as the release's receiver will, and renders every page of it in Node. */
export async function checkRemote({ dir }: { dir: string }): Promise<CheckResult> {
  const manifest = await readManifest(dir)
  const dist = join(dir, 'dist')
  const problems: string[] = []
  if (!isCompatible(manifest))
    problems.push(
      `It is built for contract ${manifest.contract}; the shell runs ${CONTRACT - 1} and ${CONTRACT}. Build it again with the current @homecare/federation.`,
    )

  for (const file of manifest.files) {
    const bytes = await readFile(join(dist, file.path))
    if (integrityOf(bytes) !== file.integrity) problems.push(`${file.path} is not the file that was built.`)
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: FIRST_LOAD_QUALITY }
  const tooMuch = await firstLoadProblem(manifest, async (path) => {
    const bytes = await readFile(join(dist, path))
    return (await promisify(brotliCompress)(bytes, { params })).byteLength
  })
  if (tooMuch) problems.push(`${tooMuch}.`)
  problems.push(...(await smokeRender(dir, manifest)))
  return { manifest, problems }
}

async function smokeRender(dir: string, manifest: RemoteManifest): Promise<string[]> {
  const requireFromRemote = createRequire(join(dir, 'package.json'))
  const modules = Object.fromEntries(
    ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom'].map((name) => [
      name,
      requireFromRemote(name) as unknown,
    ]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `require` of the remote's own folder has no types.
  const { createElement } = modules['react'] as typeof import('react')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `require` of the remote's own folder has no types.
  const { StaticRouter, useRoutes } = modules['react-router-dom'] as typeof import('react-router-dom')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `require` of the remote's own folder has no types.
  const { prerenderToNodeStream } = requireFromRemote('react-dom/static') as {
    prerenderToNodeStream(element: unknown, options: object): Promise<unknown>
  }

  const problems: string[] = []
  const entries = await Promise.all(
    serverEntriesOf(manifest).map((entry) => readFile(join(dir, 'dist', entry), 'utf8')),
  )
  const remotes = entries.map((code) => runServerEntry(code, modules))
  const pages = remotes.flatMap((remote) => manifest.routes.flatMap(pathsOf).map((path) => ({ remote, path })))
  for (const { remote, path } of pages) {
    const Routes = () => useRoutes(remote.routes(sampleHost()))
    const gaveUp = AbortSignal.timeout(RENDER_LIMIT_MS)
    try {
      // Rendering that was aborted does not throw: onError reports errors and the limit.
      const onError = (error: unknown) =>
        problems.push(`${path} does not render: ${gaveUp.aborted ? 'it never finishes rendering' : String(error)}.`)
      await prerenderToNodeStream(createElement(StaticRouter, { location: path }, createElement(Routes)), {
        onError,
        signal: gaveUp,
      })
    } catch {
      // onError has reported it already.
    }
  }
  return [...new Set(problems)]
}

function sampleHost(): Host {
  return {
    profile: sampleProfile,
    apiBase: '/api',
    publicUrl: 'https://check.example',
    notify: () => {},
    session: { get: () => undefined, set: () => {}, subscribe: () => () => {} },
    composed: () => undefined,
    report: () => {},
  }
}
