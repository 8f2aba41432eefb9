import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { AboutPage } from './about/about-page'
import { ContactPage } from './contact/contact-page'
import { services } from './content/services'
import { HomePage } from './home/home-page'
import { RefundPage } from './refund/refund-page'
import { ServiceRoute } from './service/service-route'

const remote = {
  contract: CONTRACT,
  routes: (host) => [
    { path: '/', element: <HomePage host={host} /> },
    { path: '/aboutus', element: <AboutPage host={host} /> },
    { path: '/contact', element: <ContactPage host={host} /> },
    { path: '/refund-policy', element: <RefundPage host={host} /> },
    // The key gives each service a form of its own when a visitor goes from one to the next.
    ...services.map(({ path }) => ({ path, element: <ServiceRoute key={path} host={host} path={path} /> })),
  ],
} satisfies RemoteModule

export default remote
