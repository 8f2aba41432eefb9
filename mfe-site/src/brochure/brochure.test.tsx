// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Brochure } from '../pages/home/brochure'
import { brochureTexts } from './brochure-texts'

const own = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../locales/ar', name), 'utf8')) as Arabic
const drawn = (locale: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../packages/server/src/locales/${locale}/brochure.json`), 'utf8'),
  ) as Drawn

interface Part {
  title: string
  text: string
}
interface Drawn {
  begin: { steps: Part[] }
  services: { items: Part[] }
}
interface Arabic {
  services: { title: string; teaser: string }[]
  next: { steps: Part[] }
}

test('the brochure has the texts of the site; mfe-site/scripts/draw-brochure.tsx makes them again', () => {
  expect(drawn('en')).toEqual(brochureTexts)
})

test('the Arabic brochure has the services and the steps of the Arabic site', () => {
  const { services, begin } = drawn('ar')
  expect(services.items).toEqual(own('services.json').services.map(({ title, teaser }) => ({ title, text: teaser })))
  expect(begin.steps.slice(1)).toEqual(
    own('contact.json')
      .next.steps.slice(1)
      .map(({ title, text }) => ({ title, text })),
  )
})

test('the brochure is downloaded from its stable address under the file name of the specification', () => {
  expect(renderToString(<Brochure />)).toMatch(/<a href="\/Broucher\.pdf" download="Broucher\.pdf"/)
})
