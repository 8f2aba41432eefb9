import type { Page } from '@homecare/remote-kit/pages'
import type { LegalPath } from './content/legal/legal-page'
import { legalPaths } from './content/legal/legal-texts'
import { loadLegalPage } from './content/legal/load'
import { loadServicePage } from './content/service-pages/load'
import { services } from './content/services'

const common = { layout: 'public' as const, prerender: true, hydrate: 'idle' as const }

const LEGAL_LABELS: Record<LegalPath, string> = {
  '/privacy-policy': 'Privacy Policy',
  '/terms': 'Terms of Use',
  '/cookies': 'Cookies',
}
/** What people type for a page of rules, beside its address. */
const LEGAL_ALIASES: Record<LegalPath, string[]> = {
  '/privacy-policy': ['/privacy', '/privacypolicy', '/privacy-notice', '/data-protection'],
  '/terms': ['/terms-of-use', '/terms-of-service', '/terms-and-conditions', '/terms-conditions'],
  '/cookies': ['/cookie', '/cookie-policy', '/cookies-policy'],
}

/** `/elderly` for `/elderly-care`, `/physiotherapy` for `/physiotherapy-services`. */
const shortened = (path: string): string[] => {
  const short = path.replace(/-(services|care|recovery)$/, '')
  return short === path ? [`${path}-services`] : [short]
}

/** How many services the footer lists. */
const IN_FOOTER = 3

export const pages: readonly Page[] = [
  {
    ...common,
    path: '/',
    aliases: ['/home', '/index', '/index.html', '/services'],
    links: [
      { label: 'Home', place: 'main', order: 10 },
      { label: 'Home', place: 'footer', order: 10 },
    ],
    chunk: 'home',
    data: ['/api/packages', '/api/pictures'],
    load: async () => (await import('./pages/home/home-page')).HomePage,
  },
  {
    ...common,
    path: '/aboutus',
    aliases: ['/about', '/about-us'],
    links: [
      { label: 'About Us', place: 'main', order: 20 },
      { label: 'About Us', place: 'footer', order: 20 },
    ],
    chunk: 'about',
    data: ['/api/pictures'],
    load: async () => (await import('./pages/about/about-page')).AboutPage,
  },
  {
    ...common,
    path: '/contact',
    aliases: ['/contactus', '/contact-us'],
    links: [{ label: 'Contact Us', place: 'footer', order: 30 }],
    chunk: 'contact',
    load: async () => (await import('./pages/contact/contact-page')).ContactPage,
  },
  {
    ...common,
    path: '/refund-policy',
    aliases: ['/refund', '/refunds', '/refundpolicy', '/refunds-policy'],
    links: [{ label: 'Refund Policy', place: 'footer', order: 40 }],
    chunk: 'rules',
    load: async () => (await import('./pages/rules')).RefundPage,
  },
  ...legalPaths.map((path, at) => ({
    ...common,
    path,
    aliases: LEGAL_ALIASES[path],
    links: [{ label: LEGAL_LABELS[path], place: 'footer' as const, order: 50 + 10 * at }],
    chunk: 'rules',
    load: async () => {
      const [{ LegalPageView }, page] = await Promise.all([import('./pages/rules'), loadLegalPage[path]()])
      return () => <LegalPageView page={page} />
    },
  })),
  // Each service is a page of its own, so its form starts empty when a visitor goes from one to the next.
  ...services.map(({ path, title: label }, at) => ({
    ...common,
    path,
    aliases: shortened(path),
    links: [
      { label, place: 'services' as const, order: 10 + at },
      ...(at < IN_FOOTER ? [{ label, place: 'footer-services' as const, order: 10 + at }] : []),
    ],
    chunk: 'service',
    data: [...(path === '/blood-test' ? ['/api/packages'] : []), '/api/pictures'],
    load: async () => {
      const code = import('./pages/service/service-page')
      const [{ ServicePageView }, page] = await Promise.all([code, loadServicePage[path]()])
      return () => <ServicePageView page={page} />
    },
  })),
]
