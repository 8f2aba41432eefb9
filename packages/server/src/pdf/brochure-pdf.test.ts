import jsQR from 'jsqr'
import { encode } from 'uqr'
import { extractText } from 'unpdf'
import { profileIn } from '@homecare/contract/profile-in'
import { expect, test } from 'vitest'
import { createBrochureCache } from '../brochure/get'
import type { Resources } from '../process/context'
import { createShared } from '../process/shared'
import { FONTS, PROFILE } from '../email/samples.fixture'
import { brochurePdf } from './brochure-pdf'

const brochure = (profile = PROFILE) => brochurePdf({ profile, fonts: FONTS })
const pagesOf = async (pdf: Buffer) =>
  (await extractText(new Uint8Array(pdf))).text.map((page) => page.replace(/\s+/g, ' '))

test('the brochure has two pages with the provider’s name, phone, address and licence, and at most 300 KB', async () => {
  const pdf = await brochure()
  const pages = await pagesOf(pdf)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain(PROFILE.name)
  for (const fact of [PROFILE.name, PROFILE.phone, PROFILE.email, PROFILE.address.street, PROFILE.licence])
    expect(pages[1]).toContain(fact)
  expect(pdf.byteLength).toBeLessThanOrEqual(300 * 1024)
})

test('the brochure of the same profile is the same file, and that of another phone number is another one', async () => {
  const first = await brochure()
  expect((await brochure()).equals(first)).toBe(true)
  const moved = await brochure({ ...PROFILE, phone: '+971 4 111 1111' })
  expect((await pagesOf(moved))[1]).toContain('+971 4 111 1111')
  expect((await pagesOf(moved)).join()).not.toContain(PROFILE.phone)
})

test('the brochure stays on two pages with the longest facts of a provider', async () => {
  const long = 'A provider with a name that does not fit on one line of anything'
  const address = { ...PROFILE.address, street: `${long}, ${long}` }
  expect(await pagesOf(await brochure({ ...PROFILE, name: long, licence: `${long} ${long}`, address }))).toHaveLength(2)
})

test('the brochure in Arabic says so, and has two pages with the provider’s phone and website', async () => {
  const pdf = await brochurePdf({ profile: profileIn(PROFILE, 'ar'), fonts: FONTS, locale: 'ar' })
  expect(pdf.toString('latin1')).toContain('/Lang (ar)')
  const pages = await pagesOf(pdf)
  expect(pages).toHaveLength(2)
  for (const fact of [PROFILE.phone, PROFILE.email, new URL(PROFILE.website).host]) expect(pages[1]).toContain(fact)
  expect(pdf.byteLength).toBeLessThanOrEqual(300 * 1024)
})

test('a reader finds the website in the brochure’s QR code', () => {
  const { data, size } = encode(PROFILE.website, { ecc: 'M', border: 4 })
  const scale = 4
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const dark = data[Math.floor(at / side / scale)]?.[Math.floor((at % side) / scale)]
    pixels.set(dark ? [0, 0, 0, 255] : [255, 255, 255, 255], at * 4)
  }
  expect(jsQR(pixels, side, side)?.data).toBe(PROFILE.website)
})

test('a brochure that can’t be made is an error each time, not the one of an earlier profile', async () => {
  let broken = false
  const get = createBrochureCache({ shared: createShared({} as Resources) }, (about) =>
    broken ? Promise.reject(new Error('no font')) : brochurePdf(about),
  )
  const { hash } = await get(PROFILE)
  broken = true
  const other = { ...PROFILE, phone: '+971 4 111 1111' }
  await expect(get(other)).rejects.toThrow('no font')
  await expect(get(other)).rejects.toThrow('no font')
  broken = false
  expect((await get(other)).hash).not.toBe(hash)
})
