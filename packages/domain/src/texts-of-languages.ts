import { textsWithDigits } from './digits'
import type { Locale } from './locales'
import { refusalTexts, type RefusalTexts } from './refusals'
import * as birthDateAr from './locales/ar/birth-date.json'
import * as patientAr from './locales/ar/patient.json'
import * as peopleAr from './locales/ar/people.json'
import * as refusalsAr from './locales/ar/refusals.json'
import * as identityEn from './locales/en/identity.json'
import * as identityAr from './locales/ar/identity.json'
import * as milestonesEn from './locales/en/milestones.json'
import * as milestonesAr from './locales/ar/milestones.json'
import { names as placesEn } from './locales/en/places.json'
import { names as placesAr } from './locales/ar/places.json'
import { names as servicesEn } from './locales/en/services.json'
import { names as servicesAr } from './locales/ar/services.json'

// The texts of functions here in every language, for what serves people of each. Pages have only those of their build, which these
// functions take without being given any.

export const PLACES: Record<Locale, typeof placesEn> = { en: placesEn, ar: placesAr }
export const IDENTITY: Record<Locale, typeof identityEn> = { en: identityEn, ar: identityAr }
export const MILESTONES: Record<Locale, typeof milestonesEn> = {
  en: milestonesEn,
  get ar() {
    return textsWithDigits(milestonesAr)
  },
}
export const SERVICE_NAMES: Record<Locale, typeof servicesEn> = {
  en: servicesEn,
  get ar() {
    return textsWithDigits(servicesAr)
  },
}
export const REFUSALS: Record<Locale, () => RefusalTexts> = {
  en: refusalTexts,
  ar: () => refusalTexts(textsWithDigits([birthDateAr, peopleAr, patientAr, refusalsAr])),
}
