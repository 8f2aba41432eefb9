import type { Locale } from '@homecare/domain/locales'
import * as brochureAr from '../locales/ar/brochure.json'
import * as quoteAr from '../locales/ar/quote.json'
import * as receiptAr from '../locales/ar/receipt.json'
import * as brochure from '../locales/en/brochure.json'
import * as quote from '../locales/en/quote.json'
import * as receipt from '../locales/en/receipt.json'

// The texts of documents for patients and visitors, by language.

export const BROCHURE: Record<Locale, typeof brochure> = { en: brochure, ar: brochureAr }
export const RECEIPT: Record<Locale, typeof receipt> = { en: receipt, ar: receiptAr }
export const QUOTE_PAPER: Record<Locale, typeof quote> = { en: quote, ar: quoteAr }
