import type { ComponentType } from 'react'
import type { ServicePath } from '../content/services'
import { drawing } from './drawing'

/** One drawing for each service, on its card and in its banner. They are one file with all others. */
export const serviceArt: Record<ServicePath, ComponentType> = {
  '/home-nursing-services': drawing(async () => (await import('./drawings')).HomeNursingArt),
  '/post-operative-care': drawing(async () => (await import('./drawings')).PostOperativeArt),
  '/ventilator-care': drawing(async () => (await import('./drawings')).VentilatorArt),
  '/palliative-care': drawing(async () => (await import('./drawings')).PalliativeArt),
  '/elderly-care': drawing(async () => (await import('./drawings')).ElderlyArt),
  '/pediatric-palliative': drawing(async () => (await import('./drawings')).PediatricPalliativeArt),
  '/paralytic-care': drawing(async () => (await import('./drawings')).ParalyticArt),
  '/parkinson-care': drawing(async () => (await import('./drawings')).ParkinsonArt),
  '/physiotherapy-services': drawing(async () => (await import('./drawings')).PhysiotherapyArt),
  '/doctor-home-visits': drawing(async () => (await import('./drawings')).DoctorHomeVisitsArt),
  '/medical-tourism': drawing(async () => (await import('./drawings')).MedicalTourismArt),
  '/injection-services': drawing(async () => (await import('./drawings')).InjectionArt),
  '/blood-test': drawing(async () => (await import('./drawings')).BloodTestArt),
  '/hydrafacial-services': drawing(async () => (await import('./drawings')).HydrafacialArt),
  '/post-stroke-recovery': drawing(async () => (await import('./drawings')).PostStrokeArt),
}
