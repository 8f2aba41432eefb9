// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WholeCodes } from './whole-codes'

afterEach(cleanup)

test('the number of a licence is a part of its own, which does not break, and the text reads as before', () => {
  const written = 'Live-in care. Facility licence DHA-F-0001234, approval \u2068ZQ2-A\u2069، valid until 31 Dec 2031'
  const { container } = render(<WholeCodes>{written}</WholeCodes>)
  expect(container.textContent).toBe(written)
  expect([...container.querySelectorAll('bdi[dir=ltr]')].map((part) => part.textContent)).toEqual([
    'DHA-F-0001234',
    'ZQ2-A',
  ])
})
