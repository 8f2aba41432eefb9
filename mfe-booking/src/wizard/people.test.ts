import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartLines, totalOf } from '@homecare/domain/cart'
import { initiatePaymentBody } from '@homecare/contract/payment'
import { paymentBody } from '../api/payment'
import { CATALOGUE, DRAFT } from '../testing/fixture'
import type { Draft } from './draft'
import { draftFromOrder } from './draft-from-order'
import { personLines } from '@homecare/domain/people-cart'
import { namesOf } from './people'
import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'

const draft = (more: Partial<Draft> = {}): Draft => ({ ...DRAFT, ...more })
const item = fc.constantFrom('test 3', 'package 1')

test('the total of a family is the sum of what each person has', () => {
  const choice = fc.uniqueArray(item)
  fc.assert(
    fc.property(choice, fc.array(choice, { minLength: 1, maxLength: 5 }), (without, choices) => {
      const family = draft({ without, others: choices.map((each, index) => ({ name: `P ${index}`, without: each })) })
      const price = { 'test 3': 15_000, 'package 1': 37_000 }
      const left = [without, ...choices].flat().reduce((sum, key) => sum + (key === 'test 3' ? 15_000 : 37_000), 0)
      const all = (price['test 3'] + price['package 1']) * (choices.length + 1)
      expect(totalOf(personLines(CATALOGUE, family))).toBe(all - left)
    }),
  )
})

test('what was taken out for the patient counts only while there are others', () => {
  const alone = draft({ without: ['test 3'] })
  expect(personLines(CATALOGUE, alone)).toHaveLength(cartLines(CATALOGUE, alone).length)
})

test('the payload of a family is what the contract reads, and that of one person is the specification’s', () => {
  const body = (each: Draft) =>
    paymentBody({ draft: each, lines: personLines(CATALOGUE, each), totalFils: 1, retryOf: null })
  const family = body(draft({ others: [{ name: ' Lina Saleh ', without: ['package 1'] }] }))
  const read = initiatePaymentBody.parse(family)
  expect(read.people).toEqual(['Lina Saleh'])
  expect(read.tests.map(({ person, id }) => [person, id])).toEqual([
    [0, 1],
    [0, 3],
    [1, 3],
  ])
  const alone = body(draft())
  expect(alone).not.toHaveProperty('people')
  expect(alone.tests.map((line) => Object.keys(line))).toEqual(alone.tests.map(() => ['id', 'kind', 'name', 'price']))
})

test('the draft of a family’s order has the same people and lines', () => {
  const { lines } = ORDER_ANSWER
  const order = {
    ...ORDER_ANSWER,
    people: ['Mariam Saleh', 'Lina Saleh'],
    lines: [lines[0]!, { ...lines[1]!, person: 1 }],
  }
  const rebuilt = draftFromOrder(order)
  expect(namesOf(rebuilt)).toEqual(order.people)
  expect(personLines(CATALOGUE, rebuilt).map(({ person, kind, id }) => [person, kind, id])).toEqual(
    order.lines.map(({ person, kind, id }) => [person, kind, id]),
  )
})
