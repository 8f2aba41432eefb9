import type { ComponentType } from 'react'
import type { ServicePath } from '../content/services'
import { drawing } from './drawing'

/** One drawing for each service, on its card and in its banner. They are one file with all others. */
export const serviceArt: Record<ServicePath, ComponentType> = {
  '/home-nursing-services': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/home-nursing')).HomeNursingArt,
  ),
  '/post-operative-care': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/post-operative')).PostOperativeArt,
  ),
  '/ventilator-care': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/ventilator')).VentilatorArt,
  ),
  '/palliative-care': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/palliative')).PalliativeArt,
  ),
  '/elderly-care': drawing(async () => (await import(/* webpackChunkName: "art" */ './services/elderly')).ElderlyArt),
  '/pediatric-palliative': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/pediatric-palliative')).PediatricPalliativeArt,
  ),
  '/paralytic-care': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/paralytic')).ParalyticArt,
  ),
  '/parkinson-care': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/parkinson')).ParkinsonArt,
  ),
  '/physiotherapy-services': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/physiotherapy')).PhysiotherapyArt,
  ),
  '/doctor-home-visits': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/doctor-home-visits')).DoctorHomeVisitsArt,
  ),
  '/medical-tourism': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/medical-tourism')).MedicalTourismArt,
  ),
  '/injection-services': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/injection')).InjectionArt,
  ),
  '/blood-test': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/blood-test')).BloodTestArt,
  ),
  '/hydrafacial-services': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/hydrafacial')).HydrafacialArt,
  ),
  '/post-stroke-recovery': drawing(
    async () => (await import(/* webpackChunkName: "art" */ './services/post-stroke')).PostStrokeArt,
  ),
}
