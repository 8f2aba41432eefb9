// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Brochure } from '../pages/home/brochure'
import { brochureTexts } from './brochure-texts'

const drawn = join(import.meta.dirname, '../../../packages/server/data/brochure.json')

test('the brochure has the texts of the site; mfe-site/scripts/draw-brochure.tsx makes them again', () => {
  expect(JSON.parse(readFileSync(drawn, 'utf8'))).toEqual(brochureTexts)
})

test('the brochure is downloaded from its stable address under the file name of the specification', () => {
  expect(renderToString(<Brochure />)).toMatch(/<a href="\/Broucher\.pdf" download="Broucher\.pdf"/)
})
