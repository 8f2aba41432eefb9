import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { VisitsPage } from './pages/visits/visits-page'

export default {
  contract: CONTRACT,
  routes: (host) => withHost(host, [{ path: '/day-sheet', element: <VisitsPage /> }]),
} satisfies RemoteModule
