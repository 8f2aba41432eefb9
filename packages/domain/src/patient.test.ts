import { fieldMessage } from './field-message'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldReason, hiddenPhone, PATIENT_FIELDS, type PatientFieldName, patientReasons, phoneReason } from './patient'
import { phoneDigits } from './phone-digits'

const patient = {
  firstName: 'Mariam',
  lastName: 'Test',
  email: 'mariam@example.com',
  phone: '+971 50 000-0000',
  doorNumber: '12',
  building: 'Palm Tower',
  landmark: 'Opposite the park',
  city: 'Dubai',
}

/** Returns the message below a field; undefined if the value is valid. */
const message = (field: PatientFieldName, value: string | undefined) => {
  const reason = fieldReason(field, value)
  return reason && fieldMessage(field, reason)
}

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`))

describe('the patient form', () => {
  it('the patient form has eight fields, all of them required', () => {
    expect(PATIENT_FIELDS).toHaveLength(8)
    expect(patientReasons(patient)).toEqual({})
    expect(Object.keys(patientReasons({}))).toEqual([...PATIENT_FIELDS])
  })

  it.each(PATIENT_FIELDS)('an empty or blank %s has the error "This field is required"', (field) => {
    expect([undefined, '', '   ', '\t\n'].map((value) => message(field, value))).toEqual(
      Array(4).fill('This field is required'),
    )
  })

  it('the patient form reports exactly the invalid fields', () => {
    fc.assert(
      fc.property(fc.subarray([...PATIENT_FIELDS]), (empty) => {
        const form = { ...patient, ...Object.fromEntries(empty.map((field) => [field, ' '])) }
        expect(Object.keys(patientReasons(form)).toSorted()).toEqual(empty.toSorted())
      }),
    )
  })

  it('the patient form accepts names and addresses in any script, up to 100 characters', () => {
    expect(message('firstName', 'مريم')).toBeUndefined()
    expect(message('building', 'x'.repeat(100))).toBeUndefined()
    expect(message('landmark', 'x'.repeat(101))).toBe('Use at most 100 characters')
  })
})

describe('a phone number', () => {
  it('a phone number of 10 to 15 digits is valid', () => {
    fc.assert(fc.property(digits(10, 15), (phone) => message('phone', phone) === undefined))
  })

  it('a phone number with fewer than 10 digits has the error "Phone number cannot less than 10 digits"', () => {
    fc.assert(
      fc.property(digits(1, 9), (phone) => message('phone', phone) === 'Phone number cannot less than 10 digits'),
    )
  })

  it('a phone number with more than 15 digits has the error "Phone number cannot exceed 15 digits"', () => {
    fc.assert(
      fc.property(digits(16, 40), (phone) => message('phone', phone) === 'Phone number cannot exceed 15 digits'),
    )
  })

  it('a phone number with other characters than digits has the error "Only numbers are allowed", whatever its length', () => {
    fc.assert(
      fc.property(
        digits(0, 20),
        fc.constantFrom('a', 'x', ',', '*', 'O', '#', ';', '<', '_'),
        digits(1, 20),
        (before, sign, after) => {
          expect(message('phone', before + sign + after)).toBe('Only numbers are allowed')
        },
      ),
    )
    expect(message('phone', '05000+00000')).toBe('Only numbers are allowed')
  })

  it('a phone number may have a leading +, spaces, dashes, dots, slashes and brackets, which do not count as digits', () => {
    const groups = fc.array(
      fc.tuple(fc.constantFrom('', ' ', '-', '(', ')', ' - ', '.', '/', '–', '−'), digits(1, 3)),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(groups, fc.boolean(), (parts, plus) => {
        const plain = parts.map(([, group]) => group).join('')
        const written = (plus ? '+' : '') + parts.map(([sign, group]) => sign + group).join('')
        fc.pre(!written.includes('(0)') && !(plus && plain.startsWith('00')))
        expect(phoneDigits(written)).toBe(plain)
        expect(phoneReason(written)).toBe(phoneReason(plain))
      }),
    )
    expect(phoneDigits(' +971 (0)50 000-0000 ')).toBe('971500000000')
  })

  it('a phone number of punctuation only counts as empty', () => {
    expect(['+', '-', '( )', '+ -'].map((phone) => message('phone', phone))).toEqual(
      Array(4).fill('This field is required'),
    )
  })
})

it('a text with half a character or a control character has an error that names its field', () => {
  expect(message('doorNumber', 'a\u0007b')).toMatch(/^Door number has characters that can’t be shown/)
  expect(message('phone', '050123456\ud800')).toMatch(/^Phone has characters that can’t be shown/)
})

it('a hidden phone number never has its last four digits, in whatever way it is written', () => {
  const number = fc.stringMatching(/^(\+971|00971|971|0|\+44)\d{8,11}$/)
  fc.assert(
    fc.property(number, (text) => {
      const hidden = hiddenPhone(text)
      expect(hidden).toMatch(/^\d{3} ••• ••••$/)
      expect(hidden.replace(/\D/g, '')).not.toContain(text.slice(-4))
    }),
  )
  expect([hiddenPhone('+971 50 123 4567'), hiddenPhone('')]).toEqual(['050 ••• ••••', ''])
})
