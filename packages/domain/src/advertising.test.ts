import { expect, it } from 'vitest'
import { approvalState } from './advertising'

it.each([
  ['2026-04-03', 'valid'],
  ['2026-04-02', 'ending'],
  ['2026-03-03', 'ending'],
  ['2026-03-02', 'over'],
])('on 3 March 2026 an approval until %s is %s', (until, state) => {
  expect(approvalState({ until }, '2026-03-03')).toBe(state)
})

it('a provider that names no approval has nothing that ends', () => {
  expect(approvalState(undefined, '2026-03-03')).toBe('valid')
})
