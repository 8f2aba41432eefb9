import { screen } from '@testing-library/react'
import { act, fireEvent } from '@testing-library/react'
import { startApi } from '@homecare/remote-kit/testing/api'
import { renderRemote } from '@homecare/remote-kit/testing/render-remote'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import remote from '../remote'
// The page preloads the steps. Imported here, they are loaded before a test can end.
import '../pages/steps'
import { DRAFT_VERSION } from '../wizard/draft'
import { composedFor, PATIENT } from './fixture'

export interface BookingOptions {
  /** The tab's draft: a complete one for tomorrow by default, null for none. */
  draft?: object | null
  /** The order that the tab sent to the gateway. */
  lastOrder?: object
  /** Other entries of the tab's storage. */
  storage?: Record<string, string>
  /** What this device remembers of an earlier visit. */
  remembered?: object
  /** The browser was signed in by phone before. */
  wasSignedIn?: boolean
  /** Handlers that override the API's defaults. */
  handlers?: Parameters<typeof startApi>
}

export const TOMORROW = new Date(Date.now() + 28 * 3_600_000).toISOString().slice(0, 10)

export const DRAFT = {
  version: DRAFT_VERSION,
  key: 'tab-draft-key',
  testIds: [3],
  packageIds: [1],
  date: TOMORROW,
  time: '10:30 Am',
  patient: PATIENT,
  without: [],
  others: [],
}

/** A visitor who was here some days ago. */
export const REMEMBERED = {
  version: DRAFT_VERSION,
  savedAt: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  testIds: [3],
  packageIds: [1],
  patient: PATIENT,
  without: [],
  others: [],
}

/** The whole remote with its own mocked API. */
export async function openBooking(
  path: string,
  { draft = DRAFT, lastOrder, storage = {}, remembered, wasSignedIn = false, handlers = [] }: BookingOptions = {},
) {
  // Steps are counted when the browser is idle. It never is here, so that no test gets a call that it does not wait for.
  const neverIdle = !('requestIdleCallback' in globalThis)
  if (neverIdle) globalThis.requestIdleCallback = () => 0
  sessionStorage.clear()
  localStorage.clear()
  if (wasSignedIn) localStorage.setItem('homecare.phone-session', '1')
  if (remembered) localStorage.setItem('homecare.booking.remembered', JSON.stringify(remembered))
  if (draft) sessionStorage.setItem('homecare.booking.draft', JSON.stringify(draft))
  for (const [name, value] of Object.entries(storage)) sessionStorage.setItem(name, value)
  if (lastOrder) sessionStorage.setItem('homecare.booking.last-order', JSON.stringify(lastOrder))
  const api = startApi(...handlers)
  const toasts: string[] = []
  const host = testHost({
    composed: composedFor(path),
    apiBase: api.apiBase,
    notify: (_, text) => void toasts.push(text),
  })
  const view = await renderRemote(remote, host, path, [{ path: '/', element: <h1>Home</h1> }])
  const close = () => {
    view.unmount()
    api.close()
    if (neverIdle) Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  }
  return {
    api,
    toasts,
    router: view.router,
    close,
    path: () => view.router.state.location.pathname,
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }),
  }
}

/** Presses a button that leads to another page, and awaits it: the page's code may be loaded only then. */
export const pressToLeave = (button: HTMLElement) => act(async () => void fireEvent.click(button))
