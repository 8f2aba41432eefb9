import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { Host, RemoteModule } from '@homecare/federation/contract'

/** The remote as the shell mounts it, at `path`; `others` are routes of the shell or of other remotes. */
export async function renderRemote(remote: RemoteModule, host: Host, path: string, others: RouteObject[] = []) {
  const router = createMemoryRouter([...remote.routes(host), ...others], { initialEntries: [path] })
  const view = await act(async () => render(<RouterProvider router={router} />))
  const at = () => router.state.location.pathname + router.state.location.search
  return { ...view, router, at }
}
