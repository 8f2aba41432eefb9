import { expect, test } from 'vitest'
import { tryReleaseRoute } from './try-release-route'

const [NEW, OLD] = ['the-token-after-the-rotation', 'the-token-before-the-rotation']

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
