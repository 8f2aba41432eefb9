// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../../remote.config'
import { PICTURE, pictures } from './pictures'

test('every page has a picture of its own', () => {
  expect(Object.keys(pictures).sort()).toEqual(config.routes.map((route) => route.path).sort())
  expect(new Set(Object.values(pictures)).size).toBe(config.routes.length)
})

test.each(Object.keys(pictures))('the picture of %s has the size that its page names and at most 60 KB', (path) => {
  const bytes = readFileSync(new URL(`./${path.slice(1) || 'home'}.png`, import.meta.url))
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height])
  expect(bytes.byteLength).toBeLessThanOrEqual(60 * 1024)
})
