// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { FilledText } from './filled-text'

afterEach(cleanup)

test('an amount stays in one line with its dirhams', () => {
  const written = 'عادةً من 150 إلى 250 درهمًا للساعة، والباقات الشهرية من 15,000 درهم لمدة 24 ساعة.'
  const { container } = render(
    <MemoryRouter>
      <HostProvider host={testHost()}>
        <FilledText text={written} />
      </HostProvider>
    </MemoryRouter>,
  )
  expect(container.textContent).toBe(written)
  expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(['250 درهمًا', '15,000 درهم'])
})
