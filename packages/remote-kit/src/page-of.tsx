import { createElement, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadOnce } from './load-once'

type LoadedPage<Props> = ComponentType<Props> & { load(): Promise<unknown> }

/** A page whose code is a file of its own. Until it is loaded, a prerendered page stays on screen. */
export function pageOf<Props extends object>(request: () => Promise<ComponentType<Props>>): LoadedPage<Props> {
  const { load, useLoaded } = loadOnce(request)
  return Object.assign((props: Props) => createElement(useLoaded(), props), { load })
}

/** A route that says what its page has to load before it can be shown without waiting. */
export type LoadedRoute = RouteObject & { load?: () => Promise<unknown>; children?: LoadedRoute[] }

/** Loads what the routes that match a path need: a remote's `preload`. */
export const preloadRoutes = (routes: LoadedRoute[], path: string): Promise<unknown> =>
  Promise.all((matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.load?.() ?? []))
