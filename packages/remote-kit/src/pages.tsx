import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { RemoteConfig } from '@homecare/federation/contract'
import { loadOnce } from './load-once'

/** A page, declared once in its remote's `pages.ts`. Its route in `remote.config.ts`, its chunk and its preloading derive from it. */
export type Page = RemoteConfig['routes'][number] & {
  /** Its code. Until it is loaded, a prerendered page stays on screen. */
  load: () => Promise<ComponentType>
  /** What else it can't be shown without, such as its text. */
  loadMore?: () => Promise<unknown>
}

/** The routes of `remote.config.ts`. */
export const declarationsOf = (pages: readonly Page[]): RemoteConfig['routes'] =>
  pages.map(({ load: _, loadMore: __, ...declaration }) => declaration)

/** A route that says what its page has to load before it can be shown without waiting. */
export type LoadedRoute = RouteObject & { load?: () => Promise<unknown>; children?: LoadedRoute[] }

export const routesOf = (pages: readonly Page[]): LoadedRoute[] =>
  pages.map(({ path, load: request, loadMore }) => {
    const { load, useLoaded } = loadOnce(request)
    function Shown() {
      const Loaded = useLoaded()
      return <Loaded />
    }
    return { path, element: <Shown />, load: () => Promise.all([load(), loadMore?.()]) }
  })

/** Loads what the routes that match a path need: a remote's `preload`. */
export const preloadRoutes = (routes: LoadedRoute[], path: string): Promise<unknown> =>
  Promise.all((matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.load?.() ?? []))
