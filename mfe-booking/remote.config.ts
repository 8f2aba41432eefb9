import type { RemoteConfig } from '@homecare/federation/contract'

const step = (path: string) => ({ path, layout: 'public' as const, prerender: true, hydrate: 'load' as const })

/** Nothing to find there without a booking that has begun. */
const innerStep = (path: string) => ({ ...step(path), index: false })

const config: RemoteConfig = {
  name: 'booking',
  minApi: 3,
  routes: [
    { ...step('/bookbloodtest'), data: ['/api/catalogue'] },
    innerStep('/selectdate&time'),
    innerStep('/patientdetails'),
    // Nobody is asked to reload while a payment is handed over.
    { ...innerStep('/confirm'), undisturbed: true },
    { ...innerStep('/payment'), undisturbed: true },
    innerStep('/paymentStatus'),
    // Behind the links of mails: one's own booking.
    innerStep('/booking'),
  ],
  navigation: [{ label: 'Blood Test', href: '/bookbloodtest', place: 'main', order: 40 }],
}

export default config
