import { loadOnce, type LoadedOnce } from '@homecare/remote-kit/load-once'
import type { ServicePage } from '../service-page'
import type { ServicePath } from '../services'

// A dynamic import each, so that browsers load the text of one page only.
export const servicePages: Record<ServicePath, LoadedOnce<ServicePage>> = {
  '/home-nursing-services': loadOnce(async () => (await import('./home-nursing')).homeNursing),
  '/post-operative-care': loadOnce(async () => (await import('./post-operative-care')).postOperativeCare),
  '/ventilator-care': loadOnce(async () => (await import('./ventilator-care')).ventilatorCare),
  '/palliative-care': loadOnce(async () => (await import('./palliative-care')).palliativeCare),
  '/elderly-care': loadOnce(async () => (await import('./elderly-care')).elderlyCare),
  '/pediatric-palliative': loadOnce(async () => (await import('./pediatric-palliative')).pediatricPalliative),
  '/paralytic-care': loadOnce(async () => (await import('./paralytic-care')).paralyticCare),
  '/parkinson-care': loadOnce(async () => (await import('./parkinson-care')).parkinsonCare),
  '/physiotherapy-services': loadOnce(async () => (await import('./physiotherapy')).physiotherapy),
  '/doctor-home-visits': loadOnce(async () => (await import('./doctor-home-visits')).doctorHomeVisits),
  '/medical-tourism': loadOnce(async () => (await import('./medical-tourism')).medicalTourism),
  '/injection-services': loadOnce(async () => (await import('./injection-services')).injectionServices),
  '/blood-test': loadOnce(async () => (await import('./blood-test')).bloodTest),
  '/hydrafacial-services': loadOnce(async () => (await import('./hydrafacial')).hydrafacial),
  '/post-stroke-recovery': loadOnce(async () => (await import('./post-stroke-recovery')).postStrokeRecovery),
}
