import type { ProviderProfile } from '@homecare/contract/profile'

/** A provider that exists in checks only: no page is ever served with it. */
export const sampleProfile: ProviderProfile = {
  name: 'Check Home Care',
  blurb: 'A sample profile for checking releases.',
  licence: 'No licence',
  phone: '+971 4 000 0000',
  chatNumber: '97140000000',
  email: 'check@example.com',
  website: 'https://www.example.com',
  address: { street: 'Street', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates', zip: '00000' },
  mapUrl: 'https://example.com/map',
  openingHours: 'Every day',
  openingTimes: ['Mo-Su 08:00-21:00'],
  socials: [{ name: 'X', url: 'https://example.com/x' }],
  copyrightYear: 2024,
  areasServed: ['Deira'],
  reportDays: 3,
  ar: {
    ...{ blurb: 'ملف نموذجي لفحص الإصدارات.', licence: 'بلا ترخيص', openingHours: 'كل يوم' },
    address: { street: 'شارع', city: 'دبي', state: 'دبي', country: 'الإمارات العربية المتحدة' },
  },
}
