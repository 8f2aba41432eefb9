/** A test and a package: the pages of all others differ from these in their words. */
export const ITEM_PAGES = ['/blood-test/cbc-complete-blood-count', '/blood-test/diabetes-and-nephro-package']

/** Every page that is prerendered and doesn't redirect, in groups that take about equally long to check; a journey compares them with the registry. */
export const PAGES_BY_KIND = {
  information: [
    '/',
    '/aboutus',
    '/contact',
    '/refund-policy',
    '/privacy-policy',
    '/terms',
    '/cookies',
    '/payment',
    '/paymentStatus',
    '/booking',
    '/report',
    '/pay',
    '/login',
  ],
  'nursing and care': [
    '/home-nursing-services',
    '/post-operative-care',
    '/ventilator-care',
    '/palliative-care',
    '/elderly-care',
    '/pediatric-palliative',
    '/paralytic-care',
    '/parkinson-care',
  ],
  'therapy and clinic': [
    '/physiotherapy-services',
    '/doctor-home-visits',
    '/medical-tourism',
    '/injection-services',
    '/blood-test',
    '/hydrafacial-services',
    '/post-stroke-recovery',
  ],
  catalogue: ['/bookbloodtest', ...ITEM_PAGES],
}

export const PUBLIC_PAGES = Object.values(PAGES_BY_KIND).flat()

/** Steps of the wizard: without a booking they redirect to the first incomplete step. */
export const WIZARD_STEPS = ['/selectdate&time', '/patientdetails', '/confirm']

/** Phone, tablet and desktop, in CSS pixels. */
export const WIDTHS = [375, 768, 1440]
