import { startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { matchRemote } from '@homecare/federation/registry'
import { browserHost } from './browser-host'
import { Document } from './document'
import { loadRelease } from './federation'
import { createRemoteLoader, type RemoteLoad } from './remote-loader'
import { reportError } from './report'
import { ShellProvider, type Shell } from './shell-context'
import { STATE_ID, type ClientRemote, type ShellState } from './state'

const text = document.getElementById(STATE_ID)?.textContent ?? ''
const state = JSON.parse(text) as ShellState

const loader = createRemoteLoader({
  remotes: state.remotes,
  load: loadRelease,
  refresh: async () => (await (await fetch('/shell/remotes.json', { cache: 'no-store' })).json()) as ClientRemote[],
  onFailure: (error, remote, version) => reportError(error, { source: 'remote', remote, version }),
})
const shell: Shell = {
  state,
  host: browserHost(state),
  source: { ...loader, read: useRemoteModule },
  composedArea: copyArea(),
  onArea: (status) => void document.dispatchEvent(new CustomEvent('shell:area', { detail: status })),
}

// The remote's files are on their way while the frame hydrates.
const opened = matchRemote(state.remotes, location.pathname)
if (opened) loader.get(opened.remote.name)

history.scrollRestoration = 'manual'
addEventListener('error', ({ error }) => reportError(error, { source: 'script' }))

startTransition(() => {
  hydrateRoot(
    document,
    <ShellProvider value={shell}>
      <BrowserRouter>
        <Document state={state} stateText={text} />
      </BrowserRouter>
    </ShellProvider>,
    {
      onRecoverableError: (error) => {
        // A page that is not rendered ahead says so with an error of its own; everything else is a fault.
        if (state.page.kind === 'ahead') reportError(error, { source: 'hydration' })
      },
    },
  )
})

function useRemoteModule(load: RemoteLoad | null, name: string) {
  if (!load) throw new Error(`Nothing loads ${name}`)
  return use(load.module)
}

function copyArea(): Shell['composedArea'] {
  const area = document.getElementById('content')
  if (!area || state.page.kind !== 'ahead') return null
  const nodes = document.createDocumentFragment()
  nodes.append(...[...area.childNodes].map((node) => node.cloneNode(true)))
  return { path: location.pathname, nodes }
}
