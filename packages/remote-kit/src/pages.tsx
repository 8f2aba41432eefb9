import { use, type ComponentType, type ReactElement } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { RemoteConfig } from '@homecare/federation/contract'

type Link = Omit<RemoteConfig['navigation'][number], 'href'>

/** A page, declared once in its remote's `pages.ts`. What `remote.config.ts` says of it, its chunk and its preloading derive from it. */
export type Page = RemoteConfig['routes'][number] & {
  /** Where the shell's navigation leads to it. */
  links?: readonly Link[]
  /** Its code, and what else it can't be shown without. Until it is loaded, a prerendered page stays on screen. */
  load: () => Promise<ComponentType>
}

/** Routes and navigation of `remote.config.ts`. */
export const declarationOf = (pages: readonly Page[]): Pick<RemoteConfig, 'routes' | 'navigation'> => ({
  routes: pages.map(({ load: _, links: __, ...route }) => route),
  navigation: pages.flatMap(({ path, links = [] }) => links.map((link) => ({ ...link, href: path }))),
})

/** A route that says what its page has to load before it can be shown without waiting. */
export type LoadedRoute = RouteObject & { load?: () => Promise<unknown>; children?: LoadedRoute[] }

/** The routes of pages, each in what `around` puts around it. */
export const routesOf = <P extends Page>(
  pages: readonly P[],
  around: (shown: ReactElement, page: P) => ReactElement = (shown) => shown,
): LoadedRoute[] =>
  pages.map((page) => {
    const { load, Shown } = loaded(page)
    return { path: page.path, element: around(<Shown />, page), load }
  })

/**
 * A page that was loaded before is shown without waiting, which React's `lazy()` can't do; else it suspends. After a failure
 * it is loaded again.
 */
function loaded({ load: request }: Page) {
  let loading: Promise<ComponentType> | undefined
  let failed = false
  const load = () => {
    if (loading && !failed) return loading
    failed = false
    const requested = request()
    loading = requested
    requested.then(
      // React looks for these before it waits, as if it had seen the promise end itself.
      (value) => Object.assign(requested, { status: 'fulfilled', value }),
      () => (failed = true),
    )
    return requested
  }
  function Shown() {
    // The same promise each time, also the failed one: the shell's next attempt calls `load`.
    const Loaded = use(loading ?? load())
    return <Loaded />
  }
  return { load, Shown }
}

/** Loads what the routes that match a path need: a remote's `preload`. */
export const preloadRoutes = (routes: LoadedRoute[], path: string): Promise<unknown> =>
  Promise.all((matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.load?.() ?? []))
