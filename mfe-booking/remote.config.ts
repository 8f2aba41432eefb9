import type { RemoteConfig } from '@homecare/federation/contract'

const step = (path: string) => ({ path, layout: 'public' as const, prerender: true, hydrate: 'load' as const })

const config: RemoteConfig = {
  name: 'booking',
  minApi: 1,
  routes: [
    { ...step('/bookbloodtest'), data: ['/api/catalogue'] },
    step('/selectdate&time'),
    step('/patientdetails'),
    step('/confirm'),
    step('/payment'),
    step('/paymentStatus'),
  ],
  navigation: [{ label: 'Blood Test', href: '/bookbloodtest', place: 'main', order: 40 }],
}

export default config
