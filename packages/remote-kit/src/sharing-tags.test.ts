import { expect, test } from 'vitest'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { sharingPictureOf } from './sharing-tags'

const of = (name: string, path: string) =>
  sharingPictureOf({ profile: { ...sampleProfile, name } }, 'https://care.example', path)

test('each page has the address of its own sharing picture, and home has one as well', () => {
  expect(of('Ghaf', '/terms')).toMatch(/^https:\/\/care\.example\/pictures\/shared\/terms\.png\?v=[0-9a-f]{8}$/)
  expect(of('Ghaf', '/')).toContain('/pictures/shared/home.png?')
})

test('a provider with another name has other addresses, so that nobody keeps the picture with the earlier name', () => {
  expect(of('Ghaf', '/terms')).toBe(of('Ghaf', '/terms'))
  expect(of('Sidr', '/terms')).not.toBe(of('Ghaf', '/terms'))
})
