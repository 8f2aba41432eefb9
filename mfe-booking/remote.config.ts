import type { RemoteConfig } from '@homecare/federation/contract'

const page = { layout: 'public' as const, prerender: true, hydrate: 'load' as const }

/** Pages without content for search engines, because they need a booking in progress or a link. */
const unlisted = (path: string, chunk: 'steps' | 'links') => ({ path, chunk, ...page, index: false })

const config: RemoteConfig = {
  name: 'booking',
  minApi: 15,
  routes: [
    { path: '/bookbloodtest', chunk: 'catalogue', ...page, data: ['/api/catalogue-in-short'] },
    unlisted('/selectdate&time', 'steps'),
    unlisted('/patientdetails', 'steps'),
    // No offer to reload while the browser is redirected to the card page.
    { ...unlisted('/confirm', 'steps'), undisturbed: true },
    { ...unlisted('/payment', 'steps'), undisturbed: true },
    unlisted('/paymentStatus', 'steps'),
    // Opened by the links in emails: the patient's own booking, with the reports.
    { ...unlisted('/booking', 'links'), closed: true },
    // Opened by the link that staff send after a phone call: undisturbed while the browser goes to the card page.
    { ...unlisted('/pay', 'links'), undisturbed: true },
    // Opened by a doctor with the link that a patient has made.
    { ...unlisted('/report', 'links'), closed: true, undisturbed: true },
  ],
  navigation: [{ label: 'Blood Test', href: '/bookbloodtest', place: 'main', order: 40 }],
}

export default config
