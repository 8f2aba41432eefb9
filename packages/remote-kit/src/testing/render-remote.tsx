import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { forgetServerTime, learnServerTime } from '../server-clock'
import type { Host, RemoteModule } from '@homecare/federation/contract'
import { vi } from 'vitest'

/** The remote as the shell mounts it, at `path`; `others` are routes of the shell or of other remotes. */
export async function renderRemote(remote: RemoteModule, host: Host, path: string, others: RouteObject[] = []) {
  // The server's clock and the test's are the same.
  forgetServerTime()
  learnServerTime(Date.now())
  const router = createMemoryRouter([...remote.routes(host), ...others], { initialEntries: [path] })
  const page = (
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  )
  const view = await act(async () => render(page))
  // The page's own file is loaded when it is rendered.
  await act(() => vi.dynamicImportSettled())
  const at = () => router.state.location.pathname + router.state.location.search
  return { ...view, router, at }
}
