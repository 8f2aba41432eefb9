import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { preloadRoutes, routesOf } from '@homecare/remote-kit/pages'
import { pages } from './pages'

const routes = routesOf(pages)

export default {
  contract: CONTRACT,
  routes: (host) => withHost(host, routes),
  preload: (path) => preloadRoutes(routes, path),
} satisfies RemoteModule
