// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
// Already there when the component loads it: the test waits for no file.
import '@homecare/domain/phone'
import { PhoneText } from './phone-text'

afterEach(cleanup)

test.each([
  ['0501234567', '050 123 4567', '050 123 4567'],
  ['442079460000', '442079460000', '+44 20 7946 0000'],
  ['0091 9876543210', '0091 9876543210', '+91 98765 43210'],
  ['2025550123', '2025550123', '2025550123'],
])(
  'the number %s is shown as %s, and as %s once the plans of other countries are loaded',
  async (number, first, then) => {
    expect(renderToString(<PhoneText number={number} />)).toContain(`>${first}<`)
    const { container } = render(<PhoneText number={number} />)
    await waitFor(() => expect(container.textContent).toBe(then))
  },
)
