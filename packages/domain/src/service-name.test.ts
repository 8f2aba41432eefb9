import { expect, test } from 'vitest'
import { CONTACT_CHOICES, SERVICE_CHOICES } from './service-choices'
import { SERVICE_NAMES } from './texts-of-languages'

test('every service of both forms has a name in the texts, in English the one that is stored', () => {
  expect(Object.keys(SERVICE_NAMES.en)).toEqual(expect.arrayContaining([...SERVICE_CHOICES, ...CONTACT_CHOICES]))
  expect(Object.values(SERVICE_NAMES.en)).toEqual(Object.keys(SERVICE_NAMES.en))
})
