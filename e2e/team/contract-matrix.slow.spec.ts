import { publishRemote } from '@homecare/federation/release'
import { CONTRACT } from '@homecare/federation/contract'
import { expect, test } from '../fixtures'
import { bookUntilCard } from '../steps'
import { releaseVariant, variantOf } from './variant'

test('a visitor can book with a remote of the previous contract', async ({ page, stack }) => {
  await releaseVariant(stack, 'booking', { manifest: { contract: CONTRACT - 1 } })
  await bookUntilCard(page)
  await releaseVariant(stack, 'booking')
})

test.describe('refused with a sentence that says what to do', () => {
  for (const [what, manifest, sentence] of [
    ['a remote of the next contract', { contract: CONTRACT + 1 }, /Deploy the shell of contract \d+ first/],
    ['a remote that needs newer calls', { minApi: 99 }, /Deploy the BFF first/],
    ['a first load beyond its budget', { firstLoadKb: 5 }, /Load what is not seen at first with lazy\(\)/],
  ] as const) {
    test(what, async ({ stack }) => {
      const { dir } = await variantOf('booking', { manifest })
      const token = stack.secrets.releaseToken.booking ?? ''
      await expect(publishRemote({ dir, apiUrl: stack.info.site, token })).rejects.toThrow(sentence)
    })
  }
})
