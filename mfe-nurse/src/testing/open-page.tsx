import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import remote from '../remote'

// Once, so that no test waits for a chunk.
await remote.preload('/day-sheet')

/** Mounts the remote at `address` as the shell does. */
export const openPage = (apiBase: string, address: string) =>
  render(
    <RouterProvider router={createMemoryRouter(remote.routes(testHost({ apiBase })), { initialEntries: [address] })} />,
  )
