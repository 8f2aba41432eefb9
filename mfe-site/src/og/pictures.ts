// The type check starts from the host’s files; this takes the declaration along.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../assets.d.ts" />
import type { PagePath } from '../content/picture-alts'
import home from './home.png'
import aboutus from './aboutus.png'
import contact from './contact.png'
import refundPolicy from './refund-policy.png'
import homeNursingServices from './home-nursing-services.png'
import postOperativeCare from './post-operative-care.png'
import ventilatorCare from './ventilator-care.png'
import palliativeCare from './palliative-care.png'
import elderlyCare from './elderly-care.png'
import pediatricPalliative from './pediatric-palliative.png'
import paralyticCare from './paralytic-care.png'
import parkinsonCare from './parkinson-care.png'
import physiotherapyServices from './physiotherapy-services.png'
import doctorHomeVisits from './doctor-home-visits.png'
import medicalTourism from './medical-tourism.png'
import injectionServices from './injection-services.png'
import bloodTest from './blood-test.png'
import hydrafacialServices from './hydrafacial-services.png'
import postStrokeRecovery from './post-stroke-recovery.png'

/** The picture of each page: a path within the site. They are drawn by `scripts/draw-pictures.tsx`. */
export const pictures: Record<PagePath, string> = {
  '/': home,
  '/aboutus': aboutus,
  '/contact': contact,
  '/refund-policy': refundPolicy,
  '/home-nursing-services': homeNursingServices,
  '/post-operative-care': postOperativeCare,
  '/ventilator-care': ventilatorCare,
  '/palliative-care': palliativeCare,
  '/elderly-care': elderlyCare,
  '/pediatric-palliative': pediatricPalliative,
  '/paralytic-care': paralyticCare,
  '/parkinson-care': parkinsonCare,
  '/physiotherapy-services': physiotherapyServices,
  '/doctor-home-visits': doctorHomeVisits,
  '/medical-tourism': medicalTourism,
  '/injection-services': injectionServices,
  '/blood-test': bloodTest,
  '/hydrafacial-services': hydrafacialServices,
  '/post-stroke-recovery': postStrokeRecovery,
}
