import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password'

const WORDS = ['noor.haddad', 'Ghaf', 'Homecare']

test.each([
  ['a common one with a number', 'password1234'],
  ['a common one in another case with a sign', 'Password1234!'],
  ['a common one with a year', 'football2026!!'],
  ['a common one twice', 'dragondragon'],
  ['one repeated letter', 'aaaaaaaaaaaaaaaa'],
  ['one repeated letter in both cases', 'aAaAaAaAaAaAaAaA'],
  ['200 equal letters', 'x'.repeat(200)],
  ['one repeated sign', '!!!!!!!!!!!!'],
  ['spaces', ' '.repeat(12)],
  ['a repeated part', 'abcabcabcabcabc'],
  ['groups of repeated letters', 'aaaabbbbccccdddd'],
  ['groups of repeated digits', '111222333444555'],
  ['digits in their order', '1234567890123456'],
  ['digits backwards', '98765432109876'],
  ['the alphabet', 'abcdefghijklmnop'],
  ['a row of keys', 'qwertyuiopasdfgh'],
  ['a row of keys in capitals with digits', 'QWERTYUIOP123456'],
  ['a row of keys backwards', 'poiuytrewqlkjhgf'],
  ['columns of keys', '1qaz2wsx3edc'],
  ['longer columns of keys', 'qazwsxedcrfvtgby'],
  ['two rows of keys in turn', '1q2w3e4r5t6y7u8i'],
  ['a row of keys with its signs', "asdfghjkl;'asdf"],
  ['a row of a French keyboard', 'azertyuiopqsdfgh'],
  ['a row of a German keyboard', 'qwertzuiopasdfgh'],
  ['a row of an Arabic keyboard', 'ضصثقفغعهخحجدشسيب'],
  ['a row of a Russian keyboard', 'йцукенгшщзхъфыва'],
  ['a date twice', '2026-11-25-2026'],
  ['the provider’s name', 'GhafHomecare1'],
])('a password that is %s is guessable', (_, password) => {
  expect(isGuessable(password, WORDS)).toBe(true)
})

test.each([
  'correct horse battery',
  'lamp-river-94-cardamom',
  'Wüstenblume im Regen',
  'بيت أزرق فوق التل',
  'kN8#vQ2!xT5z',
])('the password %s is not guessable', (password) => {
  expect(isGuessable(password, WORDS)).toBe(false)
})
