/** Every page that is prerendered and doesn't redirect; a journey compares this list with the registry. */
export const PUBLIC_PAGES = [
  '/',
  '/aboutus',
  '/contact',
  '/refund-policy',
  '/home-nursing-services',
  '/post-operative-care',
  '/ventilator-care',
  '/palliative-care',
  '/elderly-care',
  '/pediatric-palliative',
  '/paralytic-care',
  '/parkinson-care',
  '/physiotherapy-services',
  '/doctor-home-visits',
  '/medical-tourism',
  '/injection-services',
  '/blood-test',
  '/hydrafacial-services',
  '/post-stroke-recovery',
  '/bookbloodtest',
  '/payment',
  '/paymentStatus',
  '/booking',
  '/login',
]

/** Steps of the wizard: without a booking they redirect to the first incomplete step. */
export const WIZARD_STEPS = ['/selectdate&time', '/patientdetails', '/confirm']

/** Phone, tablet and desktop, in CSS pixels. */
export const WIDTHS = [375, 768, 1440]
