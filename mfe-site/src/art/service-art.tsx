import type { ComponentType } from 'react'
import type { ServicePath } from '../content/services'
import { BloodTestArt } from './services/blood-test'
import { DoctorHomeVisitsArt } from './services/doctor-home-visits'
import { ElderlyArt } from './services/elderly'
import { HomeNursingArt } from './services/home-nursing'
import { HydrafacialArt } from './services/hydrafacial'
import { InjectionArt } from './services/injection'
import { MedicalTourismArt } from './services/medical-tourism'
import { PalliativeArt } from './services/palliative'
import { ParalyticArt } from './services/paralytic'
import { ParkinsonArt } from './services/parkinson'
import { PediatricPalliativeArt } from './services/pediatric-palliative'
import { PhysiotherapyArt } from './services/physiotherapy'
import { PostOperativeArt } from './services/post-operative'
import { PostStrokeArt } from './services/post-stroke'
import { VentilatorArt } from './services/ventilator'

/** One drawing for each service, on its card and in its banner. */
export const serviceArt: Record<ServicePath, ComponentType> = {
  '/home-nursing-services': HomeNursingArt,
  '/post-operative-care': PostOperativeArt,
  '/ventilator-care': VentilatorArt,
  '/palliative-care': PalliativeArt,
  '/elderly-care': ElderlyArt,
  '/pediatric-palliative': PediatricPalliativeArt,
  '/paralytic-care': ParalyticArt,
  '/parkinson-care': ParkinsonArt,
  '/physiotherapy-services': PhysiotherapyArt,
  '/doctor-home-visits': DoctorHomeVisitsArt,
  '/medical-tourism': MedicalTourismArt,
  '/injection-services': InjectionArt,
  '/blood-test': BloodTestArt,
  '/hydrafacial-services': HydrafacialArt,
  '/post-stroke-recovery': PostStrokeArt,
}
