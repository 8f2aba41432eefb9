/** The 15 services: the text that forms send and the page that describes each. Source: specification, 2 and 3. */
export const SERVICES = [
  { choice: 'Home Nursing services', path: '/home-nursing-services' },
  { choice: 'Post Operative Care', path: '/post-operative-care' },
  { choice: 'Ventilator Care', path: '/ventilator-care' },
  { choice: 'Palliative Care', path: '/palliative-care' },
  { choice: 'Elderly Care', path: '/elderly-care' },
  { choice: 'Pediatric Palliative', path: '/pediatric-palliative' },
  { choice: 'Paralytic Care', path: '/paralytic-care' },
  { choice: 'Parkinson Care', path: '/parkinson-care' },
  { choice: 'Physiotherapy Services', path: '/physiotherapy-services' },
  { choice: 'Doctor Home Visits', path: '/doctor-home-visits' },
  { choice: 'Medical Tourism', path: '/medical-tourism' },
  { choice: 'Injection Services', path: '/injection-services' },
  { choice: 'Blood Test', path: '/blood-test' },
  { choice: 'Hydrafacial Services', path: '/hydrafacial-services' },
  { choice: 'Post Stroke Recovery', path: '/post-stroke-recovery' },
] as const

/** The contact form's 10 choices, spelled as in the specification. */
export const CONTACT_CHOICES = [
  'Home Nursing',
  '24 Hours In-Home Care',
  'Ventilator Care',
  'Post Hospitalization',
  'Nurses Visit',
  'Palliative care',
  'Elderly Care Services',
  'Post Operative Care',
  'Pediatric Palliative care',
  'Paralytic Care',
] as const

export const SERVICE_CHOICES: readonly string[] = SERVICES.map((service) => service.choice)
