import type { RemoteConfig } from '@homecare/federation/contract'

const page = (path: string) => ({ path, layout: 'public' as const, prerender: true })

const SERVICES: [label: string, path: string][] = [
  ['Home Nursing', '/home-nursing-services'],
]

const config: RemoteConfig = {
  name: 'site',
  minApi: 1,
  routes: [page('/'), ...SERVICES.map(([, path]) => page(path))],
  navigation: [
    { label: 'Home', href: '/', place: 'main', order: 10 },
    ...SERVICES.map(([label, href], index) => ({ label, href, place: 'services' as const, order: index + 1 })),
    { label: 'Home', href: '/', place: 'footer', order: 10 },
    ...SERVICES.slice(0, 3).map(([label, href], index) => ({ label, href, place: 'footer-services' as const, order: index + 1 })),
  ],
}

export default config
