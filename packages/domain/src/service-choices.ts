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

const SAME_IN_CONTACT_FORM: Readonly<Record<string, (typeof CONTACT_CHOICES)[number]>> = {
  '/home-nursing-services': 'Home Nursing',
  '/post-operative-care': 'Post Operative Care',
  '/ventilator-care': 'Ventilator Care',
  '/palliative-care': 'Palliative care',
  '/elderly-care': 'Elderly Care Services',
  '/pediatric-palliative': 'Pediatric Palliative care',
  '/paralytic-care': 'Paralytic Care',
}

/**
 * The contact form's choice for whoever asks for a call back on a service's page: the same service in the form's own
 * spelling, or else the service's name, which the form then offers as well. Undefined if no service has that page.
 */
export const contactChoiceFor = (path: string): string | undefined =>
  SAME_IN_CONTACT_FORM[path] ?? SERVICES.find((service) => service.path === path)?.choice
