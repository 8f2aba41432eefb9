import type { ServicePage } from '../service-page'
import type { ServicePath } from '../services'

// A dynamic import each, so that browsers load the text of one page only.
export const loadServicePage: Record<ServicePath, () => Promise<ServicePage>> = {
  '/home-nursing-services': async () => (await import('./home-nursing')).homeNursing,
  '/post-operative-care': async () => (await import('./post-operative-care')).postOperativeCare,
  '/ventilator-care': async () => (await import('./ventilator-care')).ventilatorCare,
  '/palliative-care': async () => (await import('./palliative-care')).palliativeCare,
  '/elderly-care': async () => (await import('./elderly-care')).elderlyCare,
  '/pediatric-palliative': async () => (await import('./pediatric-palliative')).pediatricPalliative,
  '/paralytic-care': async () => (await import('./paralytic-care')).paralyticCare,
  '/parkinson-care': async () => (await import('./parkinson-care')).parkinsonCare,
  '/physiotherapy-services': async () => (await import('./physiotherapy')).physiotherapy,
  '/doctor-home-visits': async () => (await import('./doctor-home-visits')).doctorHomeVisits,
  '/medical-tourism': async () => (await import('./medical-tourism')).medicalTourism,
  '/injection-services': async () => (await import('./injection-services')).injectionServices,
  '/blood-test': async () => (await import('./blood-test')).bloodTest,
  '/hydrafacial-services': async () => (await import('./hydrafacial')).hydrafacial,
  '/post-stroke-recovery': async () => (await import('./post-stroke-recovery')).postStrokeRecovery,
}
