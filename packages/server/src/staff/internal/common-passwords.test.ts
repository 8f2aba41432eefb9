import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords'

test.each([
  'password1234',
  'Password1234!',
  '123456789012',
  'qwerty123456',
  'dragondragon',
  'football2026!!',
  '1qaz2wsx3edc',
])('the common password %s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['correct horse battery', 'lamp-river-94-cardamom', 'Wüstenblume im Regen'])(
  'the uncommon password %s is accepted',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
