import { CONTRACT, type RemoteModule } from '@homecare/federation/contract';
import { servicePages } from './content/service-pages';
import { HomePage } from './home/home-page';
import { ServicePageView } from './service/service-page';

const remote = {
  contract: CONTRACT,
  routes: (host) => [
    { path: '/', element: <HomePage host={host} /> },
    // The key gives each service a form of its own when a visitor goes from one to the next.
    ...servicePages.map((page) => ({
      path: page.path,
      element: <ServicePageView key={page.path} host={host} page={page} />,
    })),
  ],
} satisfies RemoteModule;

export default remote;
