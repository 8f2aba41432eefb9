import { CONTACT_CHOICES, SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { expect, test } from 'vitest'
import { names } from './locales/en/choices.json'

test('every service of both forms has a name in the texts', () => {
  expect(Object.keys(names).sort()).toEqual([...new Set([...SERVICE_CHOICES, ...CONTACT_CHOICES])].sort())
  expect(Object.values(names)).toEqual(Object.keys(names))
})
