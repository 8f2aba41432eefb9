import { publishRemote } from '@homecare/federation/release'
import { expect, test } from '../fixtures'
import { openHydrated } from '../inspect'
import { PUBLIC_PAGES } from '../public-pages'
import { NUMBERS } from './contracts'
import { variantOf } from './variant'

test('the remotes run with this contract, and every public page hydrates', async ({ page, stack, contracts }) => {
  test.setTimeout(300_000)
  const { remotes } = (await (await page.request.get('/api/remotes')).json()) as { remotes: { contract: number }[] }
  expect(remotes.map(({ contract }) => contract)).toEqual(remotes.map(() => contracts.remotes))
  expect(remotes.length).toBeGreaterThan(2)
  for (const path of PUBLIC_PAGES) await openHydrated(page, stack.info.site + path)
})

test('a remote of a contract that this shell does not support is refused with a sentence that says what to do', async ({
  stack,
  contracts: { shell },
}) => {
  const refused = NUMBERS.filter((number) => number !== shell && number !== shell - 1)
  for (const contract of refused) {
    const { dir } = await variantOf('booking', { manifest: { contract } })
    const token = stack.secrets.releaseToken.booking ?? ''
    const sentence =
      contract > shell ? `Deploy the shell of contract ${contract} first` : 'Build it again with the current'
    await expect(publishRemote({ dir, apiUrl: stack.info.site, token })).rejects.toThrow(sentence)
  }
})
