import * as texts from '../locales/en/contact.json'
import { bookingForm, type RequestTexts } from './booking-form'
import type { ServicePart } from './service-page'

export const contactMeta = texts.meta

export const contactPage = texts.page

/** Texts of the contact form. Source: specification, 5; decisions, requests and contact. */
export const contactForm: RequestTexts = {
  ...bookingForm,
  ...texts.form,
  sent: { ...bookingForm.sent, heading: texts.sentHeading },
}

export const whatHappensNext: ServicePart = texts.next

export const contactWarning = texts.warning
