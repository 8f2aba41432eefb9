import type { Page } from '@homecare/remote-kit/pages'
import { legalPaths } from './content/legal/legal-texts'
import { loadLegalPage } from './content/legal/load'
import { loadServicePage } from './content/service-pages/load'
import { services } from './content/services'

const common = { layout: 'public' as const, prerender: true, hydrate: 'idle' as const }

export const pages: readonly Page[] = [
  {
    ...common,
    path: '/',
    chunk: 'home',
    data: ['/api/packages', '/api/pictures'],
    load: async () => (await import('./pages/home/home-page')).HomePage,
  },
  {
    ...common,
    path: '/aboutus',
    chunk: 'about',
    data: ['/api/pictures'],
    load: async () => (await import('./pages/about/about-page')).AboutPage,
  },
  {
    ...common,
    path: '/contact',
    chunk: 'contact',
    load: async () => (await import('./pages/contact/contact-page')).ContactPage,
  },
  {
    ...common,
    path: '/refund-policy',
    chunk: 'rules',
    load: async () => (await import('./pages/rules')).RefundPage,
  },
  ...legalPaths.map((path) => ({
    ...common,
    path,
    chunk: 'rules',
    load: async () => {
      const [{ LegalPageView }, page] = await Promise.all([import('./pages/rules'), loadLegalPage[path]()])
      return () => <LegalPageView page={page} />
    },
  })),
  // Each service is a page of its own, so its form starts empty when a visitor goes from one to the next.
  ...services.map(({ path }) => ({
    ...common,
    path,
    chunk: 'service',
    ...(path === '/blood-test' && { data: ['/api/packages'] }),
    load: async () => {
      const code = import('./pages/service/service-page')
      const [{ ServicePageView }, page] = await Promise.all([code, loadServicePage[path]()])
      return () => <ServicePageView page={page} />
    },
  })),
]
