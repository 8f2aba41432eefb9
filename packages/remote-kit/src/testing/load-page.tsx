import { act, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { vi } from 'vitest'

/** Renders a page once, so that everything it suspends for is there and a render that can't wait has it whole. */
export async function loadPage(page: ReactNode): Promise<void> {
  const { unmount } = await act(async () => render(<Suspense>{page}</Suspense>))
  await act(() => vi.dynamicImportSettled())
  unmount()
}
