import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { FirstPage } from './pages/first-page/first-page'

export default {
  contract: CONTRACT,
  routes: (host) => withHost(host, [{ path: '/new-remote', element: <FirstPage /> }]),
} satisfies RemoteModule
