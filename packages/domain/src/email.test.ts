import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, mailboxOf, readableEmail } from './email'
import { emailSuggestion } from './email-suggestion'

describe('an email address', () => {
  it('an email address of ordinary form is valid', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), isEmail))
    expect(['a@b.ae', "o'neil+lab@mail.example.co.uk", 'a_b@x-y.example'].filter((text) => !isEmail(text))).toEqual([])
  })

  it.each([
    'mariam',
    'mariam@',
    '@example.com',
    'mariam@example',
    'a b@example.com',
    'a@exa mple.com',
    'a@@example.com',
    'a@-x.com',
    'a@x..com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    `${'a'.repeat(65)}@example.com`,
    'a@example.c',
    'a@example.123',
    'a@10.0.0.1',
  ])('%s is no email address', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('an email address can not contain a line break, a second address or a tag', () => {
    const sign = fc.constantFrom('\n', '\r', ',', ';', '<', '>', '"', ' ', '\0')
    fc.assert(
      fc.property(sign, fc.nat(16), (bad, at) => {
        const text = 'abc@def.example.com'
        expect(isEmail(text.slice(0, at + 1) + bad + text.slice(at + 1))).toBe(false)
      }),
    )
    expect(isEmail('a@example.com\n')).toBe(false)
  })

  it('an email address has at most 254 characters', () => {
    const long = (length: number) => `a@${`${'x'.repeat(60)}.`.repeat(4)}`.padEnd(length, 'c')
    expect(isEmail(long(254))).toBe(true)
    expect(isEmail(long(255))).toBe(false)
  })

  it('the check of an email address that would make a backtracking pattern run for years returns', () => {
    expect(isEmail(`a@${'a-'.repeat(60)}.${'a.'.repeat(60)}`)).toBe(false)
    expect(isEmail(`a@${'a-'.repeat(5_000)}.${'a.'.repeat(5_000)}`)).toBe(false)
  })
})

const before = fc.constantFrom('', ' ', 'mailto:', 'MAILTO:', 'Mona Al Haddad <', '"Haddad, Mona" <', '<', '\u200e')
const behind = fc.constantFrom('', ' ', '.', ',', ';', '\u200b', '،', '\n')

describe('an email address as people copy and type it', () => {
  it('is one address with a name, brackets, mailto:, spaces around its signs or the end of a sentence', () => {
    const signs = fc.constantFrom('', ' ', '\u00a0', '\t')
    fc.assert(
      fc.property(before, signs, signs, behind, (start, one, two, end) => {
        const closed = start.endsWith('<') ? '>' : ''
        const address = readableEmail(
          `${start}mona.haddad${one}@${two}example${one}.${two}com${closed}${closed ? '' : end}`,
        )
        expect(address).toBe('mona.haddad@example.com')
        expect(isEmail(address)).toBe(true)
      }),
    )
    expect(readableEmail('ｍｏｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('mona@example.com')
  })

  it('read twice it is what it was, and an address in order stays as it is', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (email) => readableEmail(email) === email))
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ab@.,; <>\u200b'), 'mailto:') }), (text) => {
        expect(readableEmail(readableEmail(text))).toBe(readableEmail(text))
      }),
    )
  })

  it.each(['mona haddad@example.com', 'mona@example', 'mona@example.com, omar@example.com', 'call me', '@mona'])(
    '%j is still no address, and is refused with what one looks like',
    (text) => expect(isEmail(readableEmail(text))).toBe(false),
  )
})

describe('a likely slip in an email address', () => {
  it.each([
    ['mona@gmial.com', 'mona@gmail.com'],
    ['mona@gamil.com', 'mona@gmail.com'],
    ['mona@gmail.con', 'mona@gmail.com'],
    ['mona@gmail.co', 'mona@gmail.com'],
    ['Mona@hotmial.com', 'Mona@hotmail.com'],
    ['mona@hotmil.co.uk', 'mona@hotmail.co.uk'],
    ['mona@yaho.com', 'mona@yahoo.com'],
    ['mona@iclod.com', 'mona@icloud.com'],
    ['mona@outlok.con', 'mona@outlook.com'],
    ['mona@clinic.con', 'mona@clinic.com'],
  ])('%s was probably meant as %s', (typed, meant) => expect(emailSuggestion(typed)).toBe(meant))

  it.each([
    'mona@gmail.com',
    'MONA@GMAIL.COM',
    'mona@mail.com',
    'mona@ymail.com',
    'mona@outlook.ae',
    'mona@yahoo.co.uk',
    'a@company.co',
    'mona@example.com',
    'mona',
    '@',
    'a@b',
    '',
  ])('%j is not asked about', (typed) => expect(emailSuggestion(typed)).toBeNull())

  it('a suggestion is an email address that is not asked about again', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => {
        const meant = emailSuggestion(email)
        if (meant === null) return
        expect(emailSuggestion(meant)).toBeNull()
        expect(meant.split('@')[0]).toBe(email.split('@')[0])
      }),
    )
  })
})

it.each([
  ['Mona@Example.com', 'mona@example.com'],
  ['mona+1@example.com', 'mona@example.com'],
  ['m.o.n.a+news@gmail.com', 'mona@gmail.com'],
  ['Mona@googlemail.com', 'mona@gmail.com'],
  ['mo.na@example.com', 'mo.na@example.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
