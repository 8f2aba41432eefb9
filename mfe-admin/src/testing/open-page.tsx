import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Host, StaffSession } from '@homecare/federation/contract'
// Here at once: no test waits for a chunk.
import '../day-sheet/shared-sheet'
import '../admin-area'
import remote from '../remote'

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}

/** The remote as the shell would mount it, at `path`. */
export function openPage(apiBase: string, path: string, session?: StaffSession | null) {
  const notes: string[] = []
  let current = session
  const listeners = new Set<() => void>()
  const host: Host = {
    profile: {
      name: 'Ghaf Home Healthcare',
      blurb: '',
      licence: '',
      phone: '+971 4 000 0000',
      chatNumber: '97140000000',
      email: 'hello@ghafhomecare.example',
      website: 'https://www.ghafhomecare.example',
      address: { street: '', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates', zip: '' },
      mapUrl: 'https://map.example/',
      openingHours: '',
      openingTimes: [],
      socials: [],
      copyrightYear: 2024,
      areasServed: [],
      reportDays: 3,
    },
    apiBase,
    publicUrl: 'https://ghafhomecare.example',
    notify: (kind, text) => notes.push(`${kind}: ${text}`),
    session: {
      get: () => current,
      set: (next) => {
        current = next
        for (const listener of listeners) listener()
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    composed: () => undefined,
    report: () => undefined,
  }
  const router = createMemoryRouter(remote.routes(host), { initialEntries: [path] })
  const view = render(<RouterProvider router={router} />)
  const at = () => router.state.location.pathname + router.state.location.search
  return { ...view, at, notes, session: host.session }
}
