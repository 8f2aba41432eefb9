import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWINGS, sharingVersion } from '@homecare/domain/sharing-picture'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { Resources } from '../process/context'
import { dataFile } from '../process/data-file'
import { createPdfFonts } from '../pdf/pdf-fonts'
import { createShared } from '../process/shared'
import * as arabicTexts from '../locales/ar/sharing.json'
import { drawName } from './draw'
import { createSharingPictureCache } from './get'

const fonts = createPdfFonts()
const folder = dataFile('sharing')
const pages = readdirSync(folder).sort()
const drawing = readFileSync(join(folder, 'home.png'))
const drawn = (name: string) => drawName({ drawing, name, fonts })
const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()

/** The edges of what was drawn, in pixels. */
async function edgesOf(name: string): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const [before, after] = await Promise.all([pixels(drawing), pixels(await drawn(name))])
  const edges = { left: Infinity, right: -1, top: Infinity, bottom: -1 }
  for (let at = 0; at < after.length; at++) {
    if (after[at] === before[at]) continue
    const pixel = Math.floor(at / 3)
    const [x, y] = [pixel % 1200, Math.floor(pixel / 1200)]
    edges.left = Math.min(edges.left, x)
    edges.right = Math.max(edges.right, x)
    edges.top = Math.min(edges.top, y)
    edges.bottom = Math.max(edges.bottom, y)
  }
  return edges
}

test('every drawing has the size that pages name, and at most 300 KB even with a name', async () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages) {
    const png = readFileSync(join(folder, page))
    expect(png.byteLength, page).toBeLessThanOrEqual(100 * 1024)
    expect(await sharp(png).metadata(), page).toMatchObject({ format: 'png', width: 1200, height: 630 })
  }
  const named = await drawn('Ghaf Home Healthcare')
  expect(await sharp(named).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(named.byteLength).toBeLessThanOrEqual(300 * 1024)
})

test('drawings that were made again have a new address: put this value into DRAWINGS of packages/domain', () => {
  const hash = createHash('sha256')
  for (const page of pages) hash.update(page).update(readFileSync(join(folder, page)))
  hash.update(readFileSync(new URL('../locales/ar/sharing.json', import.meta.url)))
  expect(DRAWINGS).toBe(hash.digest('hex').slice(0, 8))
})

test.each([
  ['a short name', 'Ghaf'],
  ['an ordinary name', 'Ghaf Home Healthcare'],
  ['a name of two lines', 'The International Home Nursing and Rehabilitation Centre of Dubai'],
  ['a name without end', 'Home '.repeat(60)],
  ['one endless word', 'W'.repeat(300)],
  ['an Arabic name', 'مركز الغاف للرعاية الصحية المنزلية'],
  ['two scripts', 'Ghaf غاف Home Healthcare'],
  ['markup', '<text x="0" y="600" font-size="300">&amp;</text>'],
])('%s is drawn beside the mark and nowhere else', async (_, name) => {
  const { left, right, top, bottom } = await edgesOf(name)
  expect([left, right, top, bottom].every(Number.isFinite)).toBe(true)
  expect(left).toBeGreaterThanOrEqual(166)
  expect(right).toBeLessThanOrEqual(640)
  expect(right).toBeGreaterThan(left)
  expect(top).toBeGreaterThanOrEqual(50)
  expect(bottom).toBeLessThanOrEqual(150)
})

test('another name is another picture under another address', async () => {
  expect((await drawn('Ghaf')).equals(await drawn('Sidr'))).toBe(false)
  expect(sharingVersion('Ghaf')).not.toBe(sharingVersion('Sidr'))
})

const cacheWith = (draw: NonNullable<Parameters<typeof createSharingPictureCache>[1]>) =>
  createSharingPictureCache({ shared: createShared({} as Resources) }, draw)

test('a picture is drawn once for each name, whoever asks; unknown pages share the general one', async () => {
  const draw = vi.fn<typeof drawName>(async ({ drawing: base, name }) => Buffer.concat([base, Buffer.from(name)]))
  const cache = cacheWith(draw)
  await Promise.all(['terms.png', 'terms.png', 'home.png', 'a.png', 'b.png'].map((page) => cache(page, 'Ghaf')))
  expect(draw).toHaveBeenCalledTimes(2)
  expect((await cache('terms.png', 'Sidr')).subarray(-4).toString()).toBe('Sidr')
  expect(draw).toHaveBeenCalledTimes(3)
})

test('a picture that could not be drawn is tried again at the next call', async () => {
  const draw = vi.fn<typeof drawName>(async () => Buffer.from('drawn')).mockRejectedValueOnce(new Error('no memory'))
  const cache = cacheWith(draw)
  await expect(cache('terms.png', 'Ghaf')).rejects.toThrow('no memory')
  expect(await cache('terms.png', 'Ghaf')).toEqual(Buffer.from('drawn'))
})

test('in Arabic a picture has the words of its page on the right, and its scene on the left', async () => {
  const arabic = (page: string, name = 'Ghaf') =>
    createSharingPictureCache({ shared: createShared({} as Resources) })(`${page}.png`, name, 'ar')
  const [terms, contact, english] = await Promise.all([arabic('terms'), arabic('contact'), drawn('Ghaf')])
  expect(await sharp(terms).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(terms.byteLength).toBeLessThanOrEqual(300 * 1024)
  expect(terms.equals(contact)).toBe(false)
  expect(terms.equals(english)).toBe(false)
  for (const page of pages) expect(Object.keys(arabicTexts.titles)).toContain(page.replace('.png', ''))
})
