import type { SERVICES } from '@homecare/domain/service-choices'
import { services as texts } from '../locales/en/services.json'

export type ServicePath = (typeof SERVICES)[number]['path']

export interface ServiceCard {
  path: ServicePath
  title: string
  teaser: string
}

/** The 15 services as the home page and "Other Services" list them, in the order of the specification. */
export const services: readonly ServiceCard[] = [
  { path: '/home-nursing-services', ...texts[0] },
  { path: '/post-operative-care', ...texts[1] },
  { path: '/ventilator-care', ...texts[2] },
  { path: '/palliative-care', ...texts[3] },
  { path: '/elderly-care', ...texts[4] },
  { path: '/pediatric-palliative', ...texts[5] },
  { path: '/paralytic-care', ...texts[6] },
  { path: '/parkinson-care', ...texts[7] },
  { path: '/physiotherapy-services', ...texts[8] },
  { path: '/doctor-home-visits', ...texts[9] },
  { path: '/medical-tourism', ...texts[10] },
  { path: '/injection-services', ...texts[11] },
  { path: '/blood-test', ...texts[12] },
  { path: '/hydrafacial-services', ...texts[13] },
  { path: '/post-stroke-recovery', ...texts[14] },
]
