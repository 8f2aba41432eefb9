import type { ServicePage } from '../service-page'
import { bloodTest } from './blood-test'
import { doctorHomeVisits } from './doctor-home-visits'
import { elderlyCare } from './elderly-care'
import { homeNursing } from './home-nursing'
import { hydrafacial } from './hydrafacial'
import { injectionServices } from './injection-services'
import { medicalTourism } from './medical-tourism'
import { palliativeCare } from './palliative-care'
import { paralyticCare } from './paralytic-care'
import { parkinsonCare } from './parkinson-care'
import { pediatricPalliative } from './pediatric-palliative'
import { physiotherapy } from './physiotherapy'
import { postOperativeCare } from './post-operative-care'
import { postStrokeRecovery } from './post-stroke-recovery'
import { ventilatorCare } from './ventilator-care'

/** The service pages in the order of the specification; routes, navigation and prerendering follow from this list. */
export const servicePages: readonly ServicePage[] = [
  homeNursing,
  postOperativeCare,
  ventilatorCare,
  palliativeCare,
  elderlyCare,
  pediatricPalliative,
  paralyticCare,
  parkinsonCare,
  physiotherapy,
  doctorHomeVisits,
  medicalTourism,
  injectionServices,
  bloodTest,
  hydrafacial,
  postStrokeRecovery,
]
