import React from 'react'
import ReactDOM from 'react-dom'
import * as JsxRuntime from 'react/jsx-runtime'
import { matchRoutes } from 'react-router'
import { addressIn, LOCALE } from '@homecare/federation/locales'
import type { RemoteModule } from '@homecare/federation/contract'
import { pathsOf } from '@homecare/federation/registry'
import { runServerEntry } from '@homecare/federation/release/run-server-entry'
import * as Router from '../../src/router'
import type { ShellState } from '../../src/state'
import type { Area, AreaTask } from './input'
import { listedPages } from '../listed-pages'
import { renderDocument } from './render-document'

const LENT = { react: React, 'react/jsx-runtime': JsxRuntime, 'react-dom': ReactDOM, 'react-router-dom': Router }
const NO_FILE = { href: '', integrity: '' }

/** Renders every prerendered page of one remote. Throws one sentence if one of them does not render. */
export async function renderAreas({ remote, code, profile, publicUrl, data }: AreaTask): Promise<Area[]> {
  const module = runServerEntry(code, LENT)
  const areas: Area[] = []
  for (const route of remote.routes) {
    const state: ShellState = {
      ...{ profile, publicUrl, remotes: [remote] },
      data: Object.fromEntries(route.data.map((call) => [call, data[call]?.answer])),
      shell: { main: NO_FILE, style: NO_FILE, chunks: {}, fonts: [], ink: '' },
      page: { kind: 'prerendered', hydrate: route.hydrate, styles: [], scripts: [], data: [] },
    }
    const render = async (path: string, own: ShellState = state) => {
      const html = await renderDocument({ path, state: own, read: () => withPage(module, path), areaOnly: true })
      areas.push({ path: addressIn(LOCALE, path), ...partsOf(path, html) })
    }
    for (const path of pathsOf(route)) await render(path)
    for (const { path, answer } of listedPages(route, data))
      await render(path, { ...state, data: { ...state.data, [route.pagesFrom ?? '']: answer } })
  }
  return areas
}

/** Returns the remote, if it has a route for each page that it declares. */
const withPage = (module: RemoteModule, path: string): RemoteModule => ({
  ...module,
  routes: (host) => {
    const routes = module.routes(host)
    if (!matchRoutes(routes, path)) throw new Error('the remote declares this page and has no route for it')
    return routes
  },
})

const AREA_END = '<!--/$--></main></body></html>'

/** Extracts the area and its part of the head from a document that consists of nothing else. */
function partsOf(path: string, html: string): Pick<Area, 'head' | 'html'> {
  const head = html.indexOf('<head>') + '<head>'.length
  const headEnd = html.indexOf('</head><body><main id="content"', head)
  const area = /<main id="content"[^>]*><!--\$-->/g
  area.lastIndex = headEnd
  if (headEnd < head || !area.exec(html) || !html.endsWith(AREA_END))
    throw new Error(`${path} does not render: its area is not one whole`)
  return { head: html.slice(head, headEnd), html: html.slice(area.lastIndex, -AREA_END.length) }
}
