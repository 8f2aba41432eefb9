import { expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database'
import { getCatalogue } from './get'

const { ctx } = await ownDatabase()

it('packages have their earlier prices until the last day of the approval of advertising, and none after it', async () => {
  const earlier = async () => {
    const { packages } = await getCatalogue({ ctx })
    return packages.filter((pack) => pack.excisting_price > pack.price).length
  }
  ctx.profile = { ...ctx.profile, advertising: { approval: 'No. 1', until: '2026-03-03' } }
  expect(await earlier()).toBe(7)
  ctx.wait(24 * 60 * 60_000)
  expect(await earlier()).toBe(0)
  const { advertising: _, ...profile } = ctx.profile
  ctx.profile = profile
  expect(await earlier()).toBe(7)
})
