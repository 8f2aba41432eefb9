import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { services } from './content/services'
import { AboutPage } from './pages/about/about-page'
import { ContactPage } from './pages/contact/contact-page'
import { HomePage } from './pages/home/home-page'
import { RefundPage } from './pages/refund/refund-page'
import { ServiceRoute } from './pages/service/service-page'

const remote = {
  contract: CONTRACT,
  routes: (host) =>
    withHost(host, [
      { path: '/', element: <HomePage /> },
      { path: '/aboutus', element: <AboutPage /> },
      { path: '/contact', element: <ContactPage /> },
      { path: '/refund-policy', element: <RefundPage /> },
      // With a key per service, the form starts empty when a visitor goes from one service to the next.
      ...services.map(({ path }) => ({ path, element: <ServiceRoute key={path} path={path} /> })),
    ]),
} satisfies RemoteModule

export default remote
