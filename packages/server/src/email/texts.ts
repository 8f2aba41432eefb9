import type { Locale } from '@homecare/domain/locales'
import { textsWithDigits } from '@homecare/domain/digits'
import * as bookingsAr from '../locales/ar/booking-emails.json'
import * as commonAr from '../locales/ar/email.json'
import * as codeAr from '../locales/ar/hold-code.json'
import * as signInAr from '../locales/ar/sign-in-code.json'
import * as answerAr from '../locales/ar/thread-answer.json'
import * as quotesAr from '../locales/ar/quote-emails.json'
import * as reportsAr from '../locales/ar/report-emails.json'
import * as requestsAr from '../locales/ar/request-emails.json'
import * as bookings from '../locales/en/booking-emails.json'
import * as common from '../locales/en/email.json'
import * as code from '../locales/en/hold-code.json'
import * as signIn from '../locales/en/sign-in-code.json'
import * as answer from '../locales/en/thread-answer.json'
import * as quotes from '../locales/en/quote-emails.json'
import * as reports from '../locales/en/report-emails.json'
import * as requests from '../locales/en/request-emails.json'

// The texts of emails to patients, by language: a worker writes in both.

const byLanguage = <T>(en: T, ar: T): Record<Locale, T> => ({
  en,
  get ar() {
    return textsWithDigits(ar)
  },
})

export const EMAIL: Record<Locale, typeof common> = byLanguage(common, commonAr)
export const BOOKING_EMAILS: Record<Locale, typeof bookings> = byLanguage(bookings, bookingsAr)
export const QUOTE_EMAILS: Record<Locale, typeof quotes> = byLanguage(quotes, quotesAr)
export const REPORT_EMAILS: Record<Locale, typeof reports> = byLanguage(reports, reportsAr)
export const REQUEST_EMAILS: Record<Locale, typeof requests> = byLanguage(requests, requestsAr)
export const HOLD_CODE: Record<Locale, typeof code> = byLanguage(code, codeAr)
export const SIGN_IN_CODE: Record<Locale, typeof signIn> = byLanguage(signIn, signInAr)
export const THREAD_ANSWER: Record<Locale, typeof answer> = byLanguage(answer, answerAr)
