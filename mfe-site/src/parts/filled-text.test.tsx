// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { FilledText } from './filled-text'

afterEach(cleanup)

test('a price or a range of prices is a part of its own, which does not break, and reads as it is written', () => {
  const written = 'Usually AED 150-250 an hour; a full day costs AED 600, a month AED 15,000.'
  const { container } = render(
    <MemoryRouter>
      <HostProvider host={testHost()}>
        <FilledText text={written} />
      </HostProvider>
    </MemoryRouter>,
  )
  expect(container.textContent).toBe(written)
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual([
    'AED 150-250',
    'AED 600',
    'AED 15,000',
  ])
})
