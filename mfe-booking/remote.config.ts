import type { RemoteConfig } from '@homecare/federation/contract'

const step = (path: string) => ({ path, layout: 'public' as const, prerender: true, hydrate: 'load' as const })

/** Pages without content for search engines, because they need a booking in progress. */
const innerStep = (path: string) => ({ ...step(path), index: false })

const config: RemoteConfig = {
  name: 'booking',
  minApi: 6,
  routes: [
    { ...step('/bookbloodtest'), data: ['/api/catalogue'] },
    innerStep('/selectdate&time'),
    innerStep('/patientdetails'),
    // No offer to reload while the browser is redirected to the card page.
    { ...innerStep('/confirm'), undisturbed: true },
    { ...innerStep('/payment'), undisturbed: true },
    innerStep('/paymentStatus'),
    // Opened by the links in emails: the patient's own booking.
    innerStep('/booking'),
    // Opened by the link that staff send after a phone call: undisturbed while the browser goes to the card page.
    { ...innerStep('/pay'), undisturbed: true },
    // Opened by a doctor with the link that a patient has made.
    { ...innerStep('/report'), undisturbed: true },
  ],
  navigation: [{ label: 'Blood Test', href: '/bookbloodtest', place: 'main', order: 40 }],
}

export default config
