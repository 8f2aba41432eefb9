import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { arabicIndic } from '@homecare/texts/digits'
import { withHost } from '@homecare/remote-kit/host-context'
import { preloadRoutes, routesOf } from '@homecare/remote-kit/pages'
import { pages } from './pages'

const routes = routesOf(pages)

export default {
  contract: CONTRACT,
  routes: (host) => {
    // Texts of the page's chunk, which is loaded later, are Arabic where its reader chose that; the page's build is English.
    globalThis.arabicDigits = host.profile.arabicDigits ? arabicIndic : undefined
    return withHost(host, routes)
  },
  preload: (path) => preloadRoutes(routes, path),
} satisfies RemoteModule
