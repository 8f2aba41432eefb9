import type { Host } from '@homecare/federation/contract'

/** A host as the shell lends it, with a provider that is plainly unreal; for tests. */
export const testingHost = (parts: Partial<Host> = {}): Host => ({
  profile: {
    name: 'Ghaf Home Healthcare',
    blurb: '',
    licence: '',
    phone: '+971 4 000 0000',
    chatNumber: '97140000000',
    email: 'hello@ghafhomecare.example',
    website: 'https://www.ghafhomecare.example',
    address: { street: '', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates', zip: '00000' },
    mapUrl: 'https://maps.example',
    openingHours: '',
    openingTimes: [],
    socials: [],
    copyrightYear: 2024,
    areasServed: [],
    reportDays: 3,
  },
  apiBase: '/api',
  publicUrl: 'https://ghafhomecare.example',
  notify: () => undefined,
  session: { get: () => null, set: () => undefined, subscribe: () => () => undefined },
  composed: () => undefined,
  report: () => undefined,
  ...parts,
})
