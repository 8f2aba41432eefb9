import { startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Host } from '@homecare/federation/contract'
import { matchRemote } from '@homecare/federation/registry'
import { Document } from './document'
import { loadRelease } from './remote/load-release'
import type { RemoteLoad } from './remote/live-remote'
import { createRemoteLoader } from './remote/remote-loader'
import { quietHost } from './host'
import { pathOf, PREFIX } from './languages'
import { setIdleTimeout } from './idle-timer'
import { createPageData } from './page-data'
import { fetchServedRemotes } from './remote/served-remotes'
import { ShellProvider, type Shell } from './shell-context'
import { STATE_ID, type ShellState } from './state'
import { notify } from './toast-host'
import { FILE_LIMIT_FACTOR, KEEP_AFTER_MS, responseLimitMs } from './timing'

const text = document.getElementById(STATE_ID)?.textContent ?? ''
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The document server wrote it from a ShellState.
const state = JSON.parse(text) as ShellState

const { reportError } = globalThis.pageReports
const limitMs = responseLimitMs(state.shell.main.href)
globalThis.releaseFiles = { integrity: state.shell.chunks, attempt: 0, limitMs: FILE_LIMIT_FACTOR * limitMs }
const pageData = createPageData(state, limitMs)
const loader = createRemoteLoader({
  remotes: state.remotes,
  responseLimitMs: limitMs,
  load: async (release, name) => {
    const path = pathOf(location.pathname)
    const page = { path, chunk: matchRemote(state.remotes, path)?.route.chunk }
    const [module] = await Promise.all([loadRelease(release, name, page), pageData.load()])
    return module
  },
  refresh: fetchServedRemotes,
  onFailure: (error, remote, version) => reportError(error, { source: 'remote', remote, version }),
})
const host: Host = { ...quietHost(state), notify, report: (error, source) => reportError(error, { source }) }

setTimeout(takeOver)

function takeOver(): void {
  // The remote's files are on their way while the frame hydrates.
  const opened = matchRemote(state.remotes, pathOf(location.pathname))
  if (opened) loader.get(opened.remote.name)
  performance.mark('shell:remote')
  // Its bytes are not part of what a visitor waits for.
  setIdleTimeout(
    () => void import('./after-page').then(({ afterPage }) => afterPage(state, text)).catch(() => {}),
    opened?.route.offline ? 0 : KEEP_AFTER_MS,
  )
  const onUse = (event: Event) => {
    const path = event.composedPath()
    import('./after-page').then(({ pageInUse }) => pageInUse(state, text, event.type, path)).catch(() => {})
  }
  addEventListener('keydown', onUse)
  for (const sign of ['pointermove', 'pointerdown', 'scroll']) addEventListener(sign, onUse, { once: true })
  const shell: Shell = {
    state,
    host,
    hostFor: (remote, version) => ({
      ...host,
      report: (error, source) => reportError(error, { source, remote, ...(version ? { version } : {}) }),
    }),
    source: { ...loader, read: useRemoteModule },
    areaOnly: false,
    composedArea: copyArea(),
    styleText: (href) => document.querySelector(`style[data-href="${CSS.escape(href)}"]`)?.textContent ?? '',
    bootScript: '',
    onArea: (status) => void document.dispatchEvent(new CustomEvent('shell:area', { detail: status })),
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <ShellProvider value={shell}>
        <BrowserRouter basename={PREFIX || '/'}>
          <Document state={state} stateText={text} />
        </BrowserRouter>
      </ShellProvider>,
      {
        onRecoverableError: (error) => {
          // A page that is not prerendered says so with an error of its own, and a price may have changed since the document was
          // sent; everything else is a fault.
          if (state.page.kind === 'prerendered' && !pageData.differs()) reportError(error, { source: 'hydration' })
        },
      },
    )
  })
}

function useRemoteModule(load: RemoteLoad | null, name: string) {
  if (!load) throw new Error(`Nothing loads ${name}`)
  return use(load.module)
}

function copyArea(): Shell['composedArea'] {
  const area = document.getElementById('content')
  if (!area || state.page.kind !== 'prerendered') return null
  const nodes = document.createDocumentFragment()
  nodes.append(...[...area.childNodes].map((node) => node.cloneNode(true)))
  // A press that waits is the opened page's, not the copy's.
  for (const control of nodes.querySelectorAll<HTMLElement>('[data-pressed]')) delete control.dataset.pressed
  return { path: pathOf(location.pathname), nodes }
}
