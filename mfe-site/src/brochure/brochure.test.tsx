// @vitest-environment node
import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Brochure } from '../pages/home/brochure'

const pdf = readFileSync(new URL('./Broucher.pdf', import.meta.url))

test('the brochure is a PDF of two pages and at most 300 KB', () => {
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(pdf.byteLength).toBeLessThanOrEqual(300 * 1024)
})

test('the brochure is downloaded under the file name of the specification', () => {
  expect(renderToString(<Brochure />)).toMatch(/<a href="[^"]+\.pdf" download="Broucher\.pdf"/)
})
