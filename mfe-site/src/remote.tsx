import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { pageOf, preloadRoutes, type LoadedRoute } from '@homecare/remote-kit/page-of'
import { legalPaths } from './content/legal/legal-texts'
import { legalPages } from './content/legal/load'
import { servicePages } from './content/service-pages/load'
import { services } from './content/services'

// Files of pages: the chunks' names are those that `remote.config.ts` declares.
const HomePage = pageOf(async () => (await import(/* webpackChunkName: "home" */ './pages/home/home-page')).HomePage)
const AboutPage = pageOf(
  async () => (await import(/* webpackChunkName: "about" */ './pages/about/about-page')).AboutPage,
)
const ContactPage = pageOf(
  async () => (await import(/* webpackChunkName: "contact" */ './pages/contact/contact-page')).ContactPage,
)
const RefundPage = pageOf(
  async () => (await import(/* webpackChunkName: "legal" */ './pages/refund/refund-page')).RefundPage,
)
const LegalRoute = pageOf(
  async () => (await import(/* webpackChunkName: "legal" */ './pages/legal/legal-page')).LegalRoute,
)
const ServiceRoute = pageOf(
  async () => (await import(/* webpackChunkName: "service" */ './pages/service/service-page')).ServiceRoute,
)

const routes: LoadedRoute[] = [
  { path: '/', element: <HomePage />, load: HomePage.load },
  { path: '/aboutus', element: <AboutPage />, load: AboutPage.load },
  { path: '/contact', element: <ContactPage />, load: ContactPage.load },
  { path: '/refund-policy', element: <RefundPage />, load: RefundPage.load },
  ...legalPaths.map((path) => ({
    path,
    element: <LegalRoute path={path} />,
    load: () => Promise.all([LegalRoute.load(), legalPages[path].load()]),
  })),
  // With a key per service, the form starts empty when a visitor goes from one service to the next.
  ...services.map(({ path }) => ({
    path,
    element: <ServiceRoute key={path} path={path} />,
    load: () => Promise.all([ServiceRoute.load(), servicePages[path].load()]),
  })),
]

const remote = {
  contract: CONTRACT,
  routes: (host) => withHost(host, routes),
  preload: (path) => preloadRoutes(routes, path),
} satisfies RemoteModule

export default remote
