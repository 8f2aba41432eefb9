// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../../remote.config'
import { pictureAlts } from './picture-alts'

const drawing = (path: string) =>
  new URL(`../../../packages/server/data/sharing/${path.slice(1) || 'home'}.png`, import.meta.url)

test.each(config.routes.map(({ path }) => path))('%s has a sharing picture of its own', (path) => {
  expect(Object.keys(pictureAlts)).toContain(path)
  expect(existsSync(drawing(path))).toBe(true)
})
