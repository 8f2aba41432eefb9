import { describe, expect, test } from 'vitest'
import { dateRule, emailRule, nameRule, phoneRule, required } from './request-rules'

test.each([undefined, '', '   '])('all five fields are required: %j is refused', (value) => {
  for (const rule of [required, nameRule, emailRule, phoneRule, dateRule('2026-03-03')]) {
    expect(rule(value)).toBe('This field is required')
  }
})

test.each(['plain', 'a@b', 'a b@c.example', '@c.example'])('%s is no email address', (value) => {
  expect(emailRule(value)).toBe('Enter an email address like name@example.com')
})

test('a name of more than 100 characters is refused', () => {
  expect(nameRule('x'.repeat(101))).toBe('Use at most 100 characters')
  expect(nameRule('x'.repeat(100))).toBeUndefined()
})

describe('the date', () => {
  const rule = dateRule('2026-03-03')

  test.each(['2026-03-03', '2026-03-04', '2027-01-01'])('%s, today or later, is fine', (value) => {
    expect(rule(value)).toBeUndefined()
  })

  test.each(['2026-03-02', '2026-02-30', '03/05/2026'])('%s is refused', (value) => {
    expect(rule(value)).toBe('Choose today or a later day')
  })
})
