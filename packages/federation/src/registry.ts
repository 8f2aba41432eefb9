import { pageFiles } from '@homecare/contract/page-files'
import type { Registry, RegistryEntry, RemoteDeclaration, RemoteManifest } from '@homecare/contract/releases'
import { matchPath } from 'react-router-dom'
import { CONTRACT } from './contract'

type RoutesOfRemote = Pick<RegistryEntry, 'name' | 'routes'>
export type RemoteRoute = RegistryEntry['routes'][number]
export type RemoteNavigationEntry = RegistryEntry['navigation'][number]

export interface RouteMatch<R> {
  remote: R
  route: RemoteRoute
}

/** Returns the remote and the route of a path, or null. Fixed paths take precedence over patterns. */
export function matchRemote<R extends RoutesOfRemote>(remotes: readonly R[], pathname: string): RouteMatch<R> | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  let pattern: RouteMatch<R> | null = null
  for (const remote of remotes) {
    for (const route of remote.routes) {
      if (route.path === path) return { remote, route }
      if (!pattern && /[:*]/.test(route.path) && matchPath(route.path, path)) pattern = { remote, route }
    }
  }
  return pattern
}

/** A shell runs remotes of its own contract number and of the one before. */
export const isCompatible = (manifest: Pick<RemoteManifest, 'contract'>, own: number = CONTRACT): boolean =>
  manifest.contract === own || manifest.contract === own - 1

export interface PrerenderPath extends RouteMatch<RegistryEntry> {
  path: string
}

/** Every path that is prerendered, with the remote and the route that it belongs to. */
export function prerenderPaths(registry: Pick<Registry, 'remotes'>): PrerenderPath[] {
  return registry.remotes.flatMap((remote) =>
    remote.routes.flatMap((route) => pathsOf(route).map((path) => ({ path, remote, route }))),
  )
}

/** The paths that one route is prerendered for. */
export function pathsOf(route: Pick<RemoteDeclaration['routes'][number], 'path' | 'prerender'>): string[] {
  if (route.prerender === true) return [route.path]
  return route.prerender === false ? [] : route.prerender
}

/** What a page of this route is loaded with, beside the entry: scripts and stylesheets, by their paths in the release. */
export const filesOfPage = (release: RemoteManifest, { chunk }: Pick<RemoteRoute, 'chunk'>) => pageFiles(release, chunk)

export { serverEntriesOf } from '@homecare/contract/page-files'

/** The entries of one place over all remotes, by their order, then by their label. */
export function navigationAt(
  remotes: readonly Pick<RegistryEntry, 'navigation'>[],
  place: RemoteNavigationEntry['place'],
): RemoteNavigationEntry[] {
  return remotes
    .flatMap((remote) => remote.navigation)
    .filter((entry) => entry.place === place)
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
}
