import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import React from 'react'
import ReactDOM from 'react-dom'
import { prerenderToNodeStream } from 'react-dom/static'
import * as JsxRuntime from 'react/jsx-runtime'
import { StaticRouter } from 'react-router'
import type { RemoteModule } from '@homecare/federation/contract'
import type { RegistryEntry } from '@homecare/contract/releases'
import { pathsOf, type RemoteRoute } from '@homecare/federation/registry'
import { integrityOf } from '@homecare/federation/release/artifact-files'
import { runServerEntry } from '@homecare/federation/server-entry'
import { Document } from '../../src/document'
import { quietHost } from '../../src/host'
import * as Router from '../../src/router'
import { ShellProvider, type Shell } from '../../src/shell-context'
import { stateText, type Asset, type PageState, type ShellState } from '../../src/state'
import { addressOf, clientRemotes } from './client-remotes'
import type { ComposedPage, ComposeInput } from './input'

const LENT = { react: React, 'react/jsx-runtime': JsxRuntime, 'react-dom': ReactDOM, 'react-router-dom': Router }
const LIMIT_MS = 10_000

/** Thrown in the area of a page that the browser is to render; React then leaves its place to the browser. */
class RenderedLater extends Error {}

/** Renders every page of the registry. Throws if a single one does not render: half a set is never served. */
export async function composePages(input: ComposeInput, read: (path: string) => Uint8Array): Promise<ComposedPage[]> {
  const remotes = clientRemotes(input.registry)
  const modules = new Map(
    input.registry.remotes.map((remote) => [remote.name, loadRemote(remote, input.dirs[remote.name] ?? '', read)]),
  )

  const styles = new Map([
    [input.shell.style.href, inPage(input.shellStyle)],
    ...input.registry.remotes.flatMap((remote) =>
      remote.styles.map((path): [string, string] => {
        const bytes = releasedFile(remote, input.dirs[remote.name] ?? '', path, read)
        return [addressOf(remote, path), inPage(new TextDecoder().decode(bytes))]
      }),
    ),
  ])
  const styleText = (href: string): string => styles.get(href) ?? ''

  const compose = async (
    path: string,
    place: { remote: RegistryEntry; route: RemoteRoute } | null,
    kind: PageState['kind'],
  ): Promise<ComposedPage> => {
    const { remote, route } = place ?? {}
    const state: ShellState = {
      profile: input.profile,
      publicUrl: input.publicUrl,
      remotes,
      shell: input.shell,
      data: Object.fromEntries((route?.data ?? []).map((call) => [call, input.data[call]?.answer])),
      page: {
        kind,
        hydrate: route?.hydrate ?? 'idle',
        styles: remote ? assetsOf(remote, remote.styles) : [],
        scripts: remote ? assetsOf(remote, [remote.entry, ...remote.preload]) : [],
      },
    }
    const html = await renderDocument(kind === 'missing' ? '/404' : path, state, { modules, styleText })
    const styleHashes = [state.shell.style, ...state.page.styles].map(({ href }) => cspHash(styleText(href)))
    return { path, kind, html, styleHashes }
  }

  const pages: ComposedPage[] = [await compose('404', null, 'missing')]
  for (const remote of input.registry.remotes) {
    for (const route of remote.routes) {
      for (const path of pathsOf(route)) pages.push(await compose(path, { remote, route }, 'ahead'))
      if (route.prerender !== true) pages.push(await compose(route.path, { remote, route }, 'late'))
    }
  }
  return pages
}

function loadRemote(remote: RegistryEntry, dir: string, read: (path: string) => Uint8Array): RemoteModule {
  const bytes = releasedFile(remote, dir, remote.serverEntry, read)
  return runServerEntry(new TextDecoder().decode(bytes), LENT)
}

function releasedFile(
  remote: RegistryEntry,
  dir: string,
  path: string,
  read: (path: string) => Uint8Array,
): Uint8Array {
  const bytes = read(join(dir, path))
  if (integrityOf(bytes) !== remote.files.find((file) => file.path === path)?.integrity)
    throw new Error(`${remote.name} ${remote.version}: ${path} is not the file that was released`)
  return bytes
}

/** CSS that can stand inside a style element, as the browser will read it there: its hash is over exactly this. */
const inPage = (css: string): string => css.replaceAll('\r', '').replace(/<(?=\/style)/gi, '\\3c ')

const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const assetsOf = (remote: RegistryEntry, paths: string[]): Asset[] =>
  paths.map((path) => ({
    href: addressOf(remote, path),
    integrity: remote.files.find((file) => file.path === path)?.integrity ?? '',
  }))

async function renderDocument(
  path: string,
  state: ShellState,
  { modules, styleText }: { modules: Map<string, RemoteModule>; styleText: Shell['styleText'] },
): Promise<string> {
  const host = quietHost(state)
  const shell: Shell = {
    ...{ state, host, hostFor: () => host },
    source: {
      get: () => null,
      read: (_, name) => {
        const module = modules.get(name)
        if (state.page.kind !== 'ahead' || !module) throw new RenderedLater()
        return module
      },
      discard: () => {},
      first: () => null,
      watch: () => () => {},
      settled: () => {},
      slow: () => {},
      subscribe: () => () => {},
    },
    composedArea: null,
    onArea: () => {},
    styleText,
  }
  const faults: unknown[] = []
  const signal = AbortSignal.timeout(LIMIT_MS)
  const { prelude } = await prerenderToNodeStream(
    <ShellProvider value={shell}>
      <StaticRouter location={path}>
        <Document state={state} stateText={stateText(state)} />
      </StaticRouter>
    </ShellProvider>,
    {
      signal,
      // Nothing may be moved behind an inline script: the content security policy runs none.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        if (!(error instanceof RenderedLater)) faults.push(error)
      },
    },
  )
  const html = await text(prelude)
  if (faults.length > 0)
    throw new Error(`${path} does not render: ${faults[0] instanceof Error ? faults[0].stack : String(faults[0])}`)
  return html
}
