/** Every page that is prerendered and stays where it is; a journey holds this list against the registry. */
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

/** Steps of the wizard: opened without a booking they lead to the step that is missing. */
export const WIZARD_STEPS = ['/selectdate&time', '/patientdetails', '/confirm']

/** Phone, tablet and desk, in CSS pixels. */
export const WIDTHS = [375, 768, 1440]
