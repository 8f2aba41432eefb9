import type { RemoteConfig } from '@homecare/federation/contract';
import { servicePages } from './src/content/service-pages';

const config: RemoteConfig = {
  name: 'site',
  minApi: 1,
  routes: ['/', ...servicePages.map((page) => page.path)].map((path) => ({
    path,
    layout: 'public' as const,
    prerender: true,
    hydrate: 'idle' as const,
  })),
  navigation: [
    { label: 'Home', href: '/', place: 'main', order: 10 },
    { label: 'Home', href: '/', place: 'footer', order: 10 },
    ...servicePages.map((page, index) => ({
      label: page.title,
      href: page.path,
      place: 'services' as const,
      order: 10 + index,
    })),
    ...servicePages.slice(0, 3).map((page, index) => ({
      label: page.title,
      href: page.path,
      place: 'footer-services' as const,
      order: 10 + index,
    })),
  ],
};

export default config;
