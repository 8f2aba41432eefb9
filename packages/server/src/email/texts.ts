import type { Locale } from '@homecare/domain/locales'
import * as bookingsAr from '../locales/ar/booking-emails.json'
import * as commonAr from '../locales/ar/email.json'
import * as codeAr from '../locales/ar/hold-code.json'
import * as reportsAr from '../locales/ar/report-emails.json'
import * as requestsAr from '../locales/ar/request-emails.json'
import * as bookings from '../locales/en/booking-emails.json'
import * as common from '../locales/en/email.json'
import * as code from '../locales/en/hold-code.json'
import * as reports from '../locales/en/report-emails.json'
import * as requests from '../locales/en/request-emails.json'

// The texts of emails to patients, by language: a worker writes in both.

export const EMAIL: Record<Locale, typeof common> = { en: common, ar: commonAr }
export const BOOKING_EMAILS: Record<Locale, typeof bookings> = { en: bookings, ar: bookingsAr }
export const REPORT_EMAILS: Record<Locale, typeof reports> = { en: reports, ar: reportsAr }
export const REQUEST_EMAILS: Record<Locale, typeof requests> = { en: requests, ar: requestsAr }
export const HOLD_CODE: Record<Locale, typeof code> = { en: code, ar: codeAr }
