import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCipher } from './cipher'
import { CipherError } from './cipher-error'
import { createGcmCipher } from './cipher-gcm'

const workingKey = '0123456789ABCDEF0123456789ABCDEF'
const text = 'order_id=ORD-1&amount=301.00'
const cbcHex = 'f837937d93ff2d6385ab2c0a1d9230af5cf9986887ffa895f424560c2c286ad1'
const gcmHex =
  '000102030405060708090a0b0c0d0e0f7646eac54c1d4a3df38eda58015cf41e0da21889f807d8f3d2c34e6857b3264f3a825fe1dc30e9b854366dfc'
const cbc = createCipher({ kind: 'cbc', workingKey })
const gcm = createCipher({ kind: 'gcm', workingKey })

function flipBit(hex: string, bit: number): string {
  const bytes = Buffer.from(hex, 'hex')
  const at = (bit >> 3) % bytes.length
  bytes[at] = bytes[at]! ^ (1 << (bit & 7))
  return bytes.toString('hex')
}

function decryptOrError(cipher: typeof cbc, hex: string): string | CipherError {
  try {
    return cipher.decrypt(hex)
  } catch (error) {
    if (error instanceof CipherError) return error
    throw error
  }
}

describe('cbc', () => {
  test.each([
    ['spec_key', 'hello world', '734ab345ce3c187691998bcc368d02e4'],
    [workingKey, text, cbcHex],
  ])('CBC produces the same ciphertext as other implementations for key %s', (key, plain, hex) => {
    const cipher = createCipher({ kind: 'cbc', workingKey: key })
    expect(cipher.encrypt(plain)).toBe(hex)
    expect(cipher.decrypt(hex)).toBe(plain)
  })

  test('CBC decrypts upper-case hex with surrounding line breaks', () => {
    expect(cbc.decrypt(`\r\n${cbcHex.toUpperCase()}\r\n`)).toBe(text)
  })

  const md5 = createHash('md5').update(workingKey).digest()
  const iv = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
  test.each([
    ['a zero IV', md5, Buffer.alloc(16)],
    ['the IV taken from the key', md5, md5],
    ['the first 16 characters as key', Buffer.from(workingKey.slice(0, 16)), iv],
  ])('CBC does not decrypt a message encrypted with %s to the original text', (_name, key, wrongIv) => {
    const cipher = createCipheriv('aes-128-cbc', key, wrongIv)
    const hex = cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
    expect(hex).not.toBe(cbcHex)
    expect(decryptOrError(cbc, hex)).not.toBe(text)
  })

  test('CBC never decrypts a message with one flipped bit to the original text', () => {
    fc.assert(
      fc.property(fc.nat({ max: cbcHex.length * 4 - 1 }), (bit) => decryptOrError(cbc, flipBit(cbcHex, bit)) !== text),
      { numRuns: 10_000 },
    )
  })
})

describe('gcm', () => {
  test('GCM produces the ciphertext of the test vector', () => {
    const fixed = createGcmCipher(workingKey, () => Buffer.from(gcmHex.slice(0, 32), 'hex'))
    expect(fixed.encrypt(text)).toBe(gcmHex)
    expect(gcm.decrypt(gcmHex)).toBe(text)
  })

  test('GCM encrypts the same text differently each time', () => {
    expect(gcm.encrypt(text)).not.toBe(gcm.encrypt(text))
  })

  test('GCM rejects a message with any flipped bit', () => {
    for (let bit = 0; bit < gcmHex.length * 4; bit += 1) {
      expect(() => gcm.decrypt(flipBit(gcmHex, bit)), `bit ${bit}`).toThrow(CipherError)
    }
  })

  test('createCipher rejects a GCM working key that is not 32 bytes long', () => {
    expect(() => createCipher({ kind: 'gcm', workingKey: 'short' })).toThrow(RangeError)
  })
})

describe.each([
  ['cbc', cbc],
  ['gcm', gcm],
] as const)('both ciphers: %s', (_kind, cipher) => {
  test('decrypt returns the original of any encrypted text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (any) => cipher.decrypt(cipher.encrypt(any)) === any))
  })

  test.each([
    '',
    ' ',
    'x',
    'abc',
    'zz'.repeat(32),
    '00',
    '00'.repeat(15),
    Buffer.from(cbcHex, 'hex').toString('base64'),
    `${cbcHex} ${cbcHex}`,
  ])('undecodable input %j throws CipherError', (input) => {
    expect(() => cipher.decrypt(input)).toThrow(new CipherError())
  })

  test('any input is decrypted or throws CipherError', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('hex')),
        ),
        (any) => {
          const result = decryptOrError(cipher, any)
          return typeof result === 'string' || result.message === new CipherError().message
        },
      ),
    )
  })
})

test('neither cipher decrypts messages of the other cipher', () => {
  expect(() => gcm.decrypt(cbcHex)).toThrow(CipherError)
  expect(decryptOrError(cbc, gcmHex)).not.toBe(text)
})

test('createCipher rejects an empty working key', () => {
  expect(() => createCipher({ kind: 'cbc', workingKey: '' })).toThrow(RangeError)
})
