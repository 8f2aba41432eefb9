import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { StaffSession } from '@homecare/federation/contract'
import { createSessionStore } from '@homecare/federation/session-store'
import { testHost } from '@homecare/remote-kit/testing/test-host'
// Imported here, so that no test waits for a chunk.
import '../pages/login/login-steps'
import config from '../../remote.config'
import remote from '../remote'

// As the shell does.
for (const { path } of config.routes) await remote.preload(path)

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}

/** Mounts the remote at `address` as the shell does. */
export function openPage(apiBase: string, address: string, session?: StaffSession | null) {
  const notifications: string[] = []
  const host = testHost({
    apiBase,
    notify: (kind, text) => notifications.push(`${kind}: ${text}`),
    session: createSessionStore(session),
  })
  const router = createMemoryRouter(remote.routes(host), { initialEntries: [address] })
  const view = render(<RouterProvider router={router} />)
  const path = () => router.state.location.pathname + router.state.location.search
  return { ...view, path, notifications, session: host.session }
}
