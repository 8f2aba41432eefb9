import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationsOf } from '@homecare/remote-kit/pages'
import { servicePages } from './src/content/service-pages'
import { pages } from './src/pages'

const config: RemoteConfig = {
  name: 'site',
  minApi: 11,
  routes: declarationsOf(pages),
  navigation: [
    { label: 'Home', href: '/', place: 'main', order: 10 },
    { label: 'About Us', href: '/aboutus', place: 'main', order: 20 },
    { label: 'Home', href: '/', place: 'footer', order: 10 },
    { label: 'About Us', href: '/aboutus', place: 'footer', order: 20 },
    { label: 'Contact Us', href: '/contact', place: 'footer', order: 30 },
    { label: 'Refund Policy', href: '/refund-policy', place: 'footer', order: 40 },
    { label: 'Privacy Policy', href: '/privacy-policy', place: 'footer', order: 50 },
    { label: 'Terms of Use', href: '/terms', place: 'footer', order: 60 },
    { label: 'Cookies', href: '/cookies', place: 'footer', order: 70 },
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
}

export default config
