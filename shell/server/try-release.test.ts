import type { RemoteManifest } from '@homecare/contract/releases'
import { parseRelease } from '@homecare/federation/parse'
import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { tryReleaseRoute, withRelease } from './try-release'

const [NEW, OLD] = ['the-token-after-the-rotation', 'the-token-before-the-rotation']
const MANIFEST = {
  ...{ version: '1.0.0', contract: 1, minApi: 1, commit: 'c', entry: 'a.js', serverEntry: 's.cjs' },
  ...{ styles: [], preload: [], navigation: [] },
  files: [{ path: 'a.js', integrity: `sha256-${'A'.repeat(43)}=`, size: 1, contentType: 'text/javascript' }],
}

/** Every path of one to three of these words. */
function pathsOf(words: readonly string[]): string[] {
  const longer = (paths: string[]) => paths.flatMap((path) => words.map((word) => `${path}/${word}`))
  const [one, two, three] = [longer(['']), longer(longer([''])), longer(longer(longer([''])))]
  return [...one, ...two, ...three]
}

test('a BFF with the old SHELL_TOKEN can request trials of releases until that token is removed', async () => {
  const isHeard = async (tokens: string[], token: string) => {
    const app = tryReleaseRoute({ tryRelease: async () => {} }, tokens)
    const headers = { authorization: `Bearer ${token}` }
    // A caller with a valid token gets an answer about its manifest, which is invalid here; every other caller gets 404.
    const { status } = await app.request('/shell/try-release', { method: 'POST', body: '{}', headers })
    return status !== 404
  }
  expect([await isHeard([NEW, OLD], NEW), await isHeard([NEW, OLD], OLD)]).toEqual([true, true])
  expect([await isHeard([NEW], NEW), await isHeard([NEW], OLD)]).toEqual([true, false])
})

test('a release is refused exactly when one of its routes would catch a path of another remote', async () => {
  const part = fc.constantFrom('care', 'Care', 'visit', ':name', ':other')
  const pattern = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
  const routesOf = (paths: readonly string[]) => paths.map((path) => ({ path, layout: 'public', prerender: false }))
  const manifest = (name: string, paths: readonly string[]) => ({ ...MANIFEST, name, routes: routesOf(paths) })
  const paths = pathsOf(['care', 'visit', 'else'])
  await fc.assert(
    fc.asyncProperty(fc.array(pattern, { minLength: 1, maxLength: 3 }), pattern, async (theirs, ours) => {
      const other = parseRelease(manifest('booking', theirs))
      const registry = { revision: 1, api: 1, remotes: [{ ...other, previous: null, releasedAt: '' }] }
      const tryRelease = async (tried: RemoteManifest) => void withRelease(registry, tried, 1)
      const answer = await tryReleaseRoute({ tryRelease }, [NEW]).request('/shell/try-release', {
        method: 'POST',
        body: JSON.stringify(manifest('site', [ours])),
        headers: { authorization: `Bearer ${NEW}` },
      })
      const caught = paths.find((path) => matchPath(ours, path) && theirs.some((their) => matchPath(their, path)))
      expect([answer.status, caught ?? null]).toEqual([caught ? 422 : 204, caught ?? null])
      if (caught) expect(((await answer.json()) as { reason: string }).reason).toMatch(/belongs to booking already/)
    }),
  )
})
