import * as texts from '../locales/en/request-form.json'

/** Texts of the Book Appointment form. Source: specification, 4, 5 and 8. */
export const bookingForm = texts.form

/** The texts of each request form. */
export type RequestTexts = typeof bookingForm

export const servicePageTexts = texts.page
