import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { AboutPage } from './pages/about/about-page'
import { ContactPage } from './pages/contact/contact-page'
import { services } from './content/services'
import { HomePage } from './pages/home/home-page'
import { RefundPage } from './pages/refund/refund-page'
import { ServiceRoute } from './pages/service/service-route'

const remote = {
  contract: CONTRACT,
  routes: (host) =>
    withHost(host, [
      { path: '/', element: <HomePage /> },
      { path: '/aboutus', element: <AboutPage /> },
      { path: '/contact', element: <ContactPage /> },
      { path: '/refund-policy', element: <RefundPage /> },
      // The key gives each service a form of its own when a visitor goes from one to the next.
      ...services.map(({ path }) => ({ path, element: <ServiceRoute key={path} path={path} /> })),
    ]),
} satisfies RemoteModule

export default remote
