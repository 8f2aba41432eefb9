// Type checks of other packages include this file without `assets.d.ts`.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../assets.d.ts" />
import type { Host } from '@homecare/federation/contract'
import { pictureAlts, type PagePath } from '../content/picture-alts'
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

/** Each page's picture for shared links, as a path within the site. `scripts/draw-pictures.tsx` draws them. */
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

/** The size of every picture in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The picture that is shown where a link to the page is shared, with its absolute address. */
export const pictureOf = (host: Host, path: PagePath) => ({
  address: `${host.publicUrl}${pictures[path]}`,
  alt: pictureAlts[path],
})
